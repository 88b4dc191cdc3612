// A puzzle that somebody works on: clues, digits, pencil marks, and the way back.  It knows no document.

/** The number of a cell with a name, r1c1, row by row from 0. */
export function cellOf(name, side) {
  const [, row, column] = (/^r(\d+)c(\d+)/.exec(name) ?? []).map(Number);
  return (row - 1) * side + column - 1;
}

/** Reads candidates such as r1c1=5 and r1c1<>5. */
export function candidateOf(text, sheet) {
  return { cell: cellOf(text, sheet.side), digit: sheet.signs.indexOf(text.at(-1)) };
}

/** What a question about symmetry or reading says of a grid, as numbers; -1 for an empty cell. */
export const numbersOf = (line, signs) => [...line].map((sign) => signs.indexOf(sign));

export class Game {
  /** A game of what `read` answered in a language.
   * @param {import('./own.d.ts').Read} read
   * @param {string} language */
  constructor(read, language) {
    this.language = language;
    const [rows, columns] = read.shape.split('x').map(Number);
    this.side = rows * columns;
    this.cells = this.side * this.side;
    /** @type {import('./own.d.ts').Sheet} */
    this.sheet = { ...read, side: this.side };
    this.signs = read.signs;
    this.clues = numbersOf(read.puzzle, this.signs);
    this.digits = [...this.clues];
    if (read.placed) numbersOf(read.placed, this.signs).forEach((digit, cell) => { if (digit >= 0) this.digits[cell] = digit; });
    /** @type {Set<number>[]} */
    this.marks = Array.from({ length: this.cells }, () => new Set());
    /** @type {Set<number>[]} */
    this.struck = Array.from({ length: this.cells }, () => new Set());
    // Where candidates are part of the puzzle, there is nothing else to see of it.
    (read.marks ?? read.candidates)?.forEach((text, cell) => {
      if (this.digits[cell] < 0) for (const sign of text ?? '') this.marks[cell].add(this.signs.indexOf(sign));
    });
    /** @type {import('./own.d.ts').State[]} */
    this.past = [];
    /** @type {import('./own.d.ts').State[]} */
    this.future = [];
    /** @type {string | undefined} */
    this.id = undefined;
    // The games before and after it, to which the past and the future lead on.
    /** @type {Game | null} */
    this.earlier = null;
    /** @type {Game | null} */
    this.later = null;
    this.homes = this.findHomes();
    this.peers = this.findPeers();
  }

  /** The houses of each cell. */
  findHomes() {
    /** @type {import('./own.d.ts').House[][]} */
    const homes = Array.from({ length: this.cells }, () => []);
    for (const house of this.sheet.houses) for (const cell of house.cells) homes[cell].push(house);
    return homes;
  }

  /** The same puzzle with its names in another language, as `read` answers it. */
  rename({ houses, rules_in_words }, language) {
    this.language = language;
    this.sheet = { ...this.sheet, houses, rules_in_words };
    this.homes = this.findHomes();
  }

  findPeers() {
    /** @type {Set<number>[]} */
    const peers = Array.from({ length: this.cells }, () => new Set());
    for (const { cells } of this.sheet.houses) for (const a of cells) for (const b of cells) if (a !== b) peers[a].add(b);
    for (const [a, b] of this.sheet.pairs) { peers[a].add(b); peers[b].add(a); }
    return peers;
  }

  /** Calls with each cell, and each digit there, that a digit in a cell rules out. */
  ruledOut(cell, digit, act) {
    for (const peer of this.peers[cell]) act(peer, digit);
    const { consecutive } = this.sheet;
    if (!consecutive) return;
    for (const neighbour of consecutive.neighbours[cell]) for (const beside of consecutive.digits[digit]) act(neighbour, beside);
  }

  /** Writes a digit, and takes the marks away that it rules out. */
  write(cell, digit) {
    this.digits[cell] = digit;
    this.marks[cell].clear();
    if (digit >= 0) this.ruledOut(cell, digit, (other, out) => this.marks[other].delete(out));
  }

  get isEmpty() { return this.clues.every((digit) => digit < 0); }
  get isFull() { return this.digits.every((digit) => digit >= 0); }
  isClue(cell) { return this.clues[cell] >= 0; }

  /** What all of it is now, to come back to. */
  state() {
    return {
      clues: [...this.clues],
      digits: [...this.digits],
      marks: this.marks.map((set) => new Set(set)),
      struck: this.struck.map((set) => new Set(set)),
    };
  }

  /** Another game in the same state, to be looked at. */
  copy() { return Object.assign(Object.create(Object.getPrototypeOf(this)), this, this.state()); }

  /** Changes something, which can be undone; what came later, another board too, cannot be done again then. */
  change(work) {
    const before = this.state();
    work();
    this.past.push(before);
    this.future = [];
    this.later = null;
  }

  undo() {
    const before = this.past.pop();
    if (!before) return false;
    this.future.push(this.state());
    Object.assign(this, before);
    return true;
  }

  redo() {
    const after = this.future.pop();
    if (!after) return false;
    this.past.push(this.state());
    Object.assign(this, after);
    return true;
  }

  /** Comes in the place of another game, as a move there does. */
  follow(game) {
    this.earlier = game;
    if (game) game.future = [];
  }

  /** Is where one plays now: all that came before has been done, and leads here. */
  resume() {
    for (let game = /** @type {Game} */ (this); game.earlier; game = game.earlier) {
      while (game.earlier.redo());
      game.earlier.later = game;
    }
  }

  /** Writes a digit; the same one again, or -1, empties the cell, unless it becomes a clue. */
  place(cell, digit, asClue = false) {
    if (!asClue && this.isClue(cell)) return false;
    this.change(() => {
      const value = this.digits[cell] === digit && (!asClue || this.isClue(cell)) ? -1 : digit;
      this.write(cell, value);
      if (asClue) this.clues[cell] = value;
    });
    return true;
  }

  toggleMark(cell, digit) {
    if (this.digits[cell] >= 0) return false;
    this.change(() => {
      if (!this.marks[cell].delete(digit)) this.marks[cell].add(digit);
    });
    return true;
  }

  /** The digits of a cell that no other one rules out, without those that were struck out. */
  candidates(cell) {
    const found = new Set();
    if (this.digits[cell] >= 0) return found;
    const given = this.sheet.candidates?.[cell] ?? this.signs;
    for (const sign of given) found.add(this.signs.indexOf(sign));
    for (const digit of this.struck[cell]) found.delete(digit);
    for (const peer of this.peers[cell]) found.delete(this.digits[peer]);
    const { consecutive } = this.sheet;
    for (const neighbour of consecutive?.neighbours[cell] ?? []) {
      for (const beside of consecutive?.digits[this.digits[neighbour]] ?? []) found.delete(beside);
    }
    return found;
  }

  /** Writes all candidates down as marks. */
  fillMarks() {
    this.change(() => { this.marks = this.marks.map((_, cell) => this.candidates(cell)); });
  }

  /** Takes a step: what it places and strikes out.
   * @param {import('./own.d.ts').Step} step */
  take(step) {
    this.change(() => this.apply(step));
  }

  /** @param {import('./own.d.ts').Step} step */
  apply(step) {
    for (const text of step.placements) {
      const { cell, digit } = candidateOf(text, this.sheet);
      this.write(cell, digit);
    }
    for (const text of step.eliminations) {
      const { cell, digit } = candidateOf(text, this.sheet);
      this.struck[cell].add(digit);
      this.marks[cell].delete(digit);
    }
  }

  /** Cells whose digit another one rules out. */
  clashes() {
    const found = new Set();
    this.digits.forEach((digit, cell) => {
      if (digit >= 0) this.ruledOut(cell, digit, (other, out) => { if (this.digits[other] === out) found.add(cell); });
    });
    return found;
  }

  /** The digits that a house lacks. */
  missing(house) {
    const there = new Set(house.cells.map((cell) => this.digits[cell]));
    return [...this.signs].filter((_, digit) => !there.has(digit));
  }

  /** How many of a digit are still to be placed. */
  left(digit) { return this.side - this.digits.filter((other) => other === digit).length; }

  line(numbers) { return numbers.map((digit) => (digit < 0 ? '.' : this.signs[digit])).join(''); }

  /** What a question about this state is made of. */
  question() {
    /** @type {import('./own.d.ts').Position} */
    const body = { puzzle: this.line(this.clues), shape: this.sheet.shape };
    if (this.sheet.rules) body.rules = this.sheet.rules;
    if (this.sheet.candidates) body.candidates = this.sheet.candidates;
    if (this.digits.some((digit, cell) => digit !== this.clues[cell])) body.placed = this.line(this.digits);
    if (this.struck.some((set) => set.size)) {
      body.marks = this.struck.map((set, cell) =>
        (this.digits[cell] >= 0 || !set.size ? null : [...this.signs].filter((_, digit) => !set.has(digit)).join('')));
    }
    return body;
  }

  /** The same, of the clues alone. */
  clueQuestion() {
    const body = this.question();
    delete body.placed;
    delete body.marks;
    return body;
  }
}

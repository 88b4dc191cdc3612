// The board: a real table, one cell of which has the focus, with an overlay for links.

import { h, s } from './dom.js';
import { candidateOf, cellOf } from './game.js';
import { listed, t } from './words.js';

/** Lines between houses: where neighbours belong to different boxes or regions. */
function borders(game) {
  const home = new Array(game.cells).fill(-1);
  game.sheet.houses.forEach((house, index) => {
    if (house.kind === 'box' || house.kind === 'region') for (const cell of house.cells) home[cell] = index;
  });
  return (cell) => {
    const [row, column] = [Math.floor(cell / game.side), cell % game.side];
    const differs = (other, inside) => inside && home[cell] !== home[other];
    return {
      right: differs(cell + 1, column + 1 < game.side),
      below: differs(cell + game.side, row + 1 < game.side),
    };
  };
}

export class Board {
  /** A board of a game; `handlers` are called for digits, marks, erasing and other keys. */
  constructor(game, handlers) {
    this.own = game;
    this.handlers = handlers;
    this.body = h('tbody');
    const select = (focus) => (event) => {
      const cell = this.cells.indexOf(event.target.closest('td'));
      if (cell >= 0) this.select(cell, focus);
    };
    this.table = h('table.board', {
      role: 'grid', aria: { label: t('page-board') },
      on: { keydown: (event) => this.key(event), pointerdown: select(true), focusin: select(false) },
    }, this.body);
    this.links = s('svg', { class: 'links', 'aria-hidden': 'true', viewBox: '0 0 9 9' });
    this.element = h('.frame', {}, this.table, this.links);
    /** @type {import('./own.d.ts').Shown} */
    this.shown = {};
    /** @type {HTMLElement[]} */
    this.cells = [];
    /** @type {Set<number>} */
    this.clashes = new Set();
    /** @type {string[][]} */
    this.places = [];
    this.wide = 1;
    this.tall = 1;
    /** @type {Record<string, any>[]} */
    this.written = [];
    /** @type {string[]} */
    this.fixed = [];
    /** @type {string[]} */
    this.drawn = [];
    this.cursor = 0;
    this.load(game);
  }

  /** Shows another game.
   * @param {import('./game.js').Game} game */
  load(game) {
    const { side } = game;
    this.game = game;
    this.cursor = Math.min(this.cursor, game.cells - 1);
    const border = borders(game);
    const extra = new Set(game.sheet.houses.filter((house) => house.kind === 'extra').flatMap((house) => house.cells));
    this.wide = Math.ceil(Math.sqrt(side));
    this.tall = Math.ceil(side / this.wide);
    this.element.style.setProperty('--side', String(side));
    this.element.style.setProperty('--marks', String(this.wide));
    this.element.style.setProperty('--tall', String(this.tall));
    this.links.setAttribute('viewBox', `0 0 ${side} ${side}`);
    this.table.setAttribute('aria-rowcount', String(side));
    this.table.setAttribute('aria-colcount', String(side));
    this.cells = [];
    // What each cell is made of: its fixed classes, those that `draw` adds, and what stands in the document, so
    // that only what has changed is written there.
    this.fixed = [];
    this.drawn = [];
    this.written = Array.from({ length: game.cells }, () => ({}));
    this.places = game.homes.map((homes) => homes.filter((house) => house.kind !== 'extra').map((house) => house.said));
    const row = (r) => h('tr', { role: 'row', aria: { rowindex: r + 1 } }, Array.from({ length: side }, (_, c) => {
      const cell = r * side + c;
      const { right, below } = border(cell);
      this.fixed.push(`${right ? ' right' : ''}${below ? ' below' : ''}${extra.has(cell) ? ' extra' : ''}`);
      const made = h('td', { role: 'gridcell', tabIndex: -1, aria: { rowindex: r + 1, colindex: c + 1 } });
      this.cells.push(made);
      return made;
    }));
    const rows = Array.from({ length: side }, (_, r) => row(r));
    this.body.replaceChildren(...rows);
  }

  /** Moves the cursor. */
  select(cell, focus = false) {
    if (cell !== this.cursor) {
      this.cells[this.cursor].tabIndex = -1;
      this.cursor = cell;
      this.cells[cell].tabIndex = 0;
      this.paint();
    }
    if (focus) this.cells[cell].focus({ preventScroll: false });
  }

  /** Shows something about cells besides what stands in them, see `draw`; or another state of the game. */
  show(shown) {
    this.shown = shown ?? {};
    this.game = this.shown.game ?? this.own;
    this.element.classList.toggle('elsewhere', this.isElsewhere);
    this.draw();
  }

  /** Whether it shows another state than that of its game, where nothing can be written. */
  get isElsewhere() { return this.game !== this.own; }

  /** Gives the focus to the cursor, where the page stands. */
  focus() { this.cells[this.cursor].focus({ preventScroll: true }); }

  /** What a step is made of, to be shown.
   * @param {import('./own.d.ts').Step} step
   * @param {import('./own.d.ts').Sheet} sheet
   * @returns {import('./own.d.ts').Shown} */
  static ofStep(step, sheet) {
    const all = (texts) => texts.map((text) => candidateOf(text, sheet));
    return {
      step,
      good: all(step.placements),
      bad: all(step.eliminations),
      pattern: all(step.pattern ?? []),
      cells: (step.cells ?? []).map((name) => cellOf(name, sheet.side)),
      links: (step.links ?? []).map((link) => ({ ...link, from: all(link.from), to: all(link.to) })),
    };
  }

  draw() {
    const { game } = this;
    this.clashes = game.clashes();
    this.cells.forEach((element, cell) => {
      const { content, key, seen } = this.content(cell);
      this.drawn[cell] = this.classes(cell);
      this.write(cell, 'content', key, () => element.replaceChildren(...content()));
      this.attribute(cell, 'aria-label', this.label(cell, seen));
      this.attribute(cell, 'aria-readonly', String(this.isElsewhere || (game.isClue(cell) && !this.handlers.isEditing?.())));
    });
    this.cells[this.cursor].tabIndex = 0;
    this.paint();
    this.drawLinks();
  }

  /** Writes something of a cell, unless it is there already. */
  write(cell, what, value, write) {
    const written = this.written[cell];
    if (written[what] === value) return;
    written[what] = value;
    write();
  }

  attribute(cell, name, value) {
    this.write(cell, name, value, () => this.cells[cell].setAttribute(name, value));
  }

  /** The classes of a cell but for those that follow the cursor. */
  classes(cell) {
    const { game, shown } = this;
    const all = {
      clue: game.isClue(cell),
      clash: this.clashes.has(cell),
      wrong: shown.wrong?.has(cell),
      differs: shown.differs?.has(cell),
      inpattern: shown.cells?.includes(cell),
      target: shown.good?.some((it) => it.cell === cell),
    };
    return this.fixed[cell] + Object.keys(all).filter((name) => all[name]).map((name) => ` ${name}`).join('');
  }

  /** What stands in a cell, a key that tells it from others, and the candidates that are to be seen. */
  content(cell) {
    const { game, shown } = this;
    const digit = game.digits[cell];
    if (digit >= 0) return { content: () => [h('span.digit', {}, game.signs[digit])], key: `digit ${digit}` };
    const fill = shown.fill?.[cell] ?? -1;
    if (fill >= 0) return { content: () => [h('span.digit.ghost', {}, game.signs[fill])], key: `ghost ${fill}` };
    const is = (list, k) => list?.some((it) => it.cell === cell && it.digit === k);
    const nameOf = (k) => (is(shown.good, k) ? 'good' : is(shown.bad, k) ? 'bad' : is(shown.pattern, k) ? 'part' : '');
    const counts = shown.counts?.[cell];
    const marks = shown.step || shown.all ? game.candidates(cell) : game.marks[cell];
    const isSeen = (k) => (counts ? counts[k] !== '0' : marks.has(k)) || nameOf(k);
    const seen = Array.from({ length: game.side }, (_, k) => k).filter(isSeen);
    const many = (shown.limit ?? 1) > 1 ? counts : null;
    const mark = (k) => {
      const name = nameOf(k);
      const made = h(`span.mark${name ? `.${name}` : ''}${many?.[k] === '1' ? '.once' : ''}`, { data: { sign: game.signs[k] }, title: many?.[k] });
      made.style.gridArea = `${Math.floor(k / this.wide) + 1} / ${(k % this.wide) + 1}`;
      return made;
    };
    return {
      content: () => (seen.length ? [h('.marks', {}, seen.map(mark))] : []),
      key: seen.map((k) => `${k}${nameOf(k)}${many ? many[k] : ''}`).join(),
      seen,
    };
  }

  /** What a cell is, in words; with the candidates that are to be seen there. */
  label(cell, seen = [...this.game.marks[cell]].sort((a, b) => a - b)) {
    const { game } = this;
    const digit = game.digits[cell];
    const fill = this.shown.fill?.[cell] ?? -1;
    const what = digit >= 0
      ? listed([game.signs[digit], game.isClue(cell) && t('page-clue'), this.clashes.has(cell) && t('page-clashes')].filter(Boolean))
      : fill >= 0
        ? game.signs[fill]
        : listed([t('page-empty'), seen.length && `${t('page-marks')} ${seen.map((k) => game.signs[k]).join(' ')}`].filter(Boolean));
    return listed([...this.places[cell], what]);
  }

  /** Cursor, peers and equal digits. */
  paint() {
    const { game, cursor } = this;
    const digit = game.digits[cursor];
    // Where a step is shown, colours mean its pattern.
    const plain = !this.shown.step;
    this.cells.forEach((element, cell) => {
      const peer = plain && game.peers[cursor].has(cell) ? ' peer' : '';
      const same = plain && digit >= 0 && game.digits[cell] === digit && cell !== cursor ? ' same' : '';
      const name = `${this.drawn[cell]}${cell === cursor ? ' cursor' : ''}${peer}${same}`.trim();
      this.write(cell, 'class', name, () => { element.className = name; });
      this.attribute(cell, 'aria-selected', String(cell === cursor));
    });
  }

  /** Arrows between the candidates of links. */
  drawLinks() {
    const { side } = this.game;
    const { wide, tall } = this;
    const at = ({ cell, digit }) => [
      (cell % side) + 0.1 + (0.8 * ((digit % wide) + 0.5)) / wide,
      Math.floor(cell / side) + 0.1 + (0.8 * (Math.floor(digit / wide) + 0.5)) / tall,
    ];
    const line = ({ from, to, kind }) => {
      const [a, b] = [at(from[0]), at(to[0])];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy) || 1;
      const bend = Math.min(0.35, length / 6);
      const middle = [(a[0] + b[0]) / 2 - (dy / length) * bend, (a[1] + b[1]) / 2 + (dx / length) * bend];
      return s('path', { class: kind, d: `M${a} Q${middle} ${b}`, 'vector-effect': 'non-scaling-stroke' });
    };
    this.links.replaceChildren(...(this.shown.links ?? []).filter((link) => link.from.length && link.to.length).map(line));
  }

  /** Keys by the pattern for grids, and those of a game. */
  key(event) {
    const { game, cursor } = this;
    const { side } = game;
    const [row, column] = [Math.floor(cursor / side), cursor % side];
    const go = (r, c) => {
      event.preventDefault();
      this.select(((r + side) % side) * side + ((c + side) % side), true);
    };
    const control = event.ctrlKey || event.metaKey;
    const boxRows = game.sheet.box_size[0];
    switch (event.key) {
      case 'ArrowUp': return go(row - 1, column);
      case 'ArrowDown': return go(row + 1, column);
      case 'ArrowLeft': return go(row, column - 1);
      case 'ArrowRight': return go(row, column + 1);
      case 'Home': return go(control ? 0 : row, 0);
      case 'End': return go(control ? side - 1 : row, side - 1);
      case 'PageUp': return go(Math.max(0, row - boxRows), column);
      case 'PageDown': return go(Math.min(side - 1, row + boxRows), column);
      case 'Backspace':
      case 'Delete':
        event.preventDefault();
        return this.handlers.erase?.(cursor);
    }
    if (event.altKey) return;
    // With Shift the key itself says another sign, so the place of the key tells the digit.
    const code = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const digit = code ? game.signs.indexOf(code) : control ? -1 : side > 9 ? game.signs.indexOf(event.key.toUpperCase()) : -1;
    if (digit >= 0 && (!control || code)) {
      event.preventDefault();
      return this.handlers.digit?.(cursor, digit, event.shiftKey || control);
    }
    if (this.handlers.key?.(event, cursor)) event.preventDefault();
  }

  /** The next cell without a digit. */
  nextEmpty() {
    const { game, cursor } = this;
    for (let k = 1; k <= game.cells; k++) {
      const cell = (cursor + k) % game.cells;
      if (game.digits[cell] < 0) return this.select(cell, true);
    }
  }

  /** What the houses of the cursor lack, in words. */
  lacks() {
    return this.game.homes[this.cursor]
      .map((house) => t('page-lacks', { house: house.said, digits: this.game.missing(house).join(' ') || t('page-full') })).join(' ');
  }
}

/** A small picture of a puzzle or grid, for lists. */
export function picture(line, boxRows, boxColumns, words) {
  const side = boxRows * boxColumns;
  // Boxes of one row are rows.
  const at = (k, size) => `stroke-width="${k % (boxRows > 1 ? size : side) ? 0.02 : 0.09}"`;
  const lines = Array.from({ length: side + 1 }, (_, k) => `<path d="M${k} 0V${side}" ${at(k, boxColumns)}/><path d="M0 ${k}H${side}" ${at(k, boxRows)}/>`);
  const digits = [...line].map((sign, cell) => (sign === '.' ? '' : `<text x="${(cell % side) + 0.5}" y="${Math.floor(cell / side) + 0.74}">${sign}</text>`));
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.1 -0.1 ${side + 0.2} ${side + 0.2}"><rect x="-0.1" y="-0.1" width="${side + 0.2}" height="${side + 0.2}" fill="#fff"/><g stroke="#1d2124" fill="none">${lines.join('')}</g><g font-size="0.7" font-family="sans-serif" text-anchor="middle" fill="#1d2124">${digits.join('')}</g></svg>`;
  return h('img.picture', { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, alt: words });
}

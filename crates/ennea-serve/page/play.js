// Play and learn: a puzzle on the board, the next step with its reason, the whole way, what can be known of it.

import { ask, isCalledOff, latest } from './ask.js';
import { Board } from './board.js';
import { choices, failure, freshSeed, levelChoices } from './common.js';
import { choice, field, h, say, settled, the } from './dom.js';
import { Game } from './game.js';
import { checkDigits, judge } from './judge.js';
import { keepGame, keptGames } from './keep.js';
import { renew, setting } from './setter.js';
import { sharing } from './share.js';
import { showWay, stepWords, stepsOf } from './way.js';
import { language, listed, t } from './words.js';

/** What can be done with keys, as messages have it. */
const KEYS = ['move', 'digit', 'mark', 'delete', 'pencil', 'next', 'lack', 'hint', 'way', 'check', 'undo', 'edit'];

/** What the server answers to the puzzle that the document brings, in the language. */
const readExample = () => JSON.parse(the('example').textContent ?? '')[language];
/** A game to begin with, of this puzzle. */
const example = () => new Game(readExample(), language);
/** How this program writes what it reads: games that another one kept may lack a key. */
const form = () => Object.keys(readExample()).join();
/** What a question for the next step says besides the puzzle. */
const STEP = () => ({ level: 4, step: true, lang: language });

/** How much of what is told has to be seen, in pixels. */
const LINES = 80;
const EMPTY = { puzzle: '.'.repeat(81), shape: '3x3' };

/** What is remembered between visits of this view: all games by the number that the history of the browser has.
 * @type {{ game: Game | null, games: Map<any, Game>, address: string, level: string, isRefused: boolean }} */
const kept = { game: null, games: new Map(), address: '', level: 'medium', isRefused: false };

export function play(main, query, state) {
  const view = new Play(main);
  if (!kept.game) restore(query.has('p') ? String(query) : '');
  const of = (key) => query.get(key) ?? undefined;
  const isKept = !query.has('p') || String(query) === kept.address;
  const game = kept.games.get(state) ?? (isKept ? kept.game ?? example() : null);
  if (game) view.again(game);
  else view.open({ puzzle: of('p'), shape: of('s'), rules: of('r'), placed: of('d') });
  return () => view.leave();
}

/** Takes what was kept for an address, or last of all. */
function restore(address) {
  const found = keptGames(address, form());
  if (!found) return;
  Object.assign(kept, { game: found.game, address: found.address });
  for (const game of found.games) kept.games.set(game.id, game);
}

export class Play {
  constructor(main) {
    this.isEditing = false;
    this.marking = false;
    this.isLeft = false;
    // What is drawn of the game, by `build`.
    this.game = /** @type {Game} */ (/** @type {unknown} */ (null));
    this.board = /** @type {Board} */ (/** @type {unknown} */ (null));
    this.status = h('p.status');
    this.rated = h('p.rated');
    this.telling = h('.telling');
    this.more = h('.more');
    this.pad = h('.pad');
    this.markButton = h('button');
    this.editButton = h('button');
    this.rewrite = () => {};
    // What is known of it, and shown.
    /** @type {import('./own.d.ts').Verdict | null} */
    this.verdict = null;
    /** @type {{ level: number, steps: import('./own.d.ts').FullStep[] } | null} */
    this.hint = null;
    /** @type {import('./own.d.ts').Shown | null} */
    this.shown = null;
    /** @type {import('./own.d.ts').Shown | null} */
    this.counts = null;
    /** @type {{ limit: () => number } | null} */
    this.overlay = null;
    /** @type {string | null} */
    this.position = null;
    /** @type {{ key: string, answer?: import('./answers.d.ts').Answers['hint'] } | null} */
    this.foreseen = null;
    this.solving = latest();
    this.stepping = latest();
    this.making = latest();
    this.foreseeing = latest();
    this.counting = latest();
    this.main = main;
    this.check = settled(120, () => judge(this));
    this.keep = () => this.store();
    this.keepSoon = settled(150, this.keep);
    // Who closes the page, or puts it away, may not come back to it.
    addEventListener('pagehide', this.keep);
  }

  leave() {
    this.isLeft = true;
    this.store();
    removeEventListener('pagehide', this.keep);
    this.solving.stop();
    this.stepping.stop();
    this.making.stop();
    this.foreseeing.stop();
    this.counting.stop();
  }

  /** Reads a puzzle and shows it, perhaps with marks. */
  async open(body, marks) {
    let read;
    try {
      read = await ask('read', { ...body, lang: language });
    } catch (error) {
      if (this.isLeft) return;
      if (!this.game) await this.again(kept.game ?? example());
      if (this.isLeft) return;
      this.told(failure(error), 'no');
      return;
    }
    if (this.isLeft) return;
    const game = new Game(read, language);
    if (marks) game.marks = marks;
    this.begin(game);
    const notes = [game.earlier && t('page-another'), read.ignored.length && t('page-ignored', { what: read.ignored.join('; ') })].filter(Boolean);
    if (notes.length) this.told(notes.join(' '));
  }

  /** Shows a game that was left, in the language of now, with a word about it. */
  async again(game, words) {
    let lost;
    if (game.language !== language) {
      try {
        game.rename(await ask('read', { ...game.clueQuestion(), lang: language }), language);
      } catch (error) {
        lost = failure(error);
      }
    }
    if (this.isLeft) return;
    this.begin(game);
    if (lost ?? words) this.told(lost ?? words, lost ? 'no' : '');
  }

  /** Shows a game.  The one before it comes back by Undo, and by the history of the browser. */
  begin(game) {
    if (this.game && this.game !== game) history.pushState(null, '', location.href);
    if (!game.id) {
      game.id = freshSeed();
      kept.games.set(game.id, game);
      game.follow(kept.game);
    }
    game.resume();
    this.game = kept.game = game;
    this.overlay = null;
    this.position = null;
    this.isEditing = game.isEmpty;
    this.build();
    this.changed();
    // What had the focus is gone, or nothing had it yet.
    if (document.activeElement === document.body) this.board.select(this.board.cursor, true);
  }

  build() {
    const { game } = this;
    // A hint moves the focus to what tells more: the letters of the board mean the same there.
    const keydown = (event) => { if (event.key !== ' ' && this.key(event)) event.preventDefault(); };
    this.board = new Board(game, {
      digit: (cell, digit, mark) => this.enter(cell, digit, mark),
      erase: (cell) => this.erase(cell),
      key: (event) => this.key(event),
      isEditing: () => this.isEditing,
    });
    this.status = h('p.status');
    this.rated = h('p.rated');
    this.telling = h('.telling', { on: { keydown } });
    this.more = h('.more');
    const button = (words, act, more = {}) => h('button', { type: 'button', on: { click: act }, ...more }, words);
    this.pad = h('.pad', { role: 'group', aria: { label: t('page-digits') } },
      [...game.signs].map((sign, digit) => button(sign, () => this.enter(this.board.cursor, digit, this.marking), { aria: { label: t('page-write', { digit: sign }) } })));
    this.markButton = button(t('page-pencil'), () => this.setMarking(!this.marking), { aria: { pressed: String(this.marking), keyshortcuts: 'm' } });
    this.editButton = button(t('page-edit'), () => this.setEditing(!this.isEditing), { aria: { pressed: String(this.isEditing), keyshortcuts: 'e' } });
    const tools = h('.row', {},
      this.markButton,
      button(t('page-erase'), () => this.erase(this.board.cursor)),
      button(t('page-undo'), () => this.undo(), { aria: { keyshortcuts: 'u' } }),
      button(t('page-redo'), () => this.redo(), { aria: { keyshortcuts: 'y' } }),
      button(t('page-fill'), () => { game.fillMarks(); this.changed(); }, { title: t('page-fill-help') }));
    const help = h('.row', { on: { keydown } },
      button(t('page-hint'), () => this.askHint(), { className: 'main', aria: { keyshortcuts: 'h' } }),
      button(t('page-step'), () => this.askStep(), { className: 'main', aria: { keyshortcuts: 's' } }),
      button(t('page-check'), () => checkDigits(this), { aria: { keyshortcuts: 'c' } }),
      button(t('page-way'), () => this.askWay(), { aria: { keyshortcuts: 'w' } }));
    // Who clicks goes on with the keys of the board.
    const toBoard = (event) => { if (event.detail && event.target.closest('button')) this.board.focus(); };
    const about = game.sheet.rules_in_words ? h('p.rules', {}, game.sheet.rules_in_words) : null;
    this.main.replaceChildren(h('.play.game', {},
      h('section.left', { aria: { label: t('page-board') }, on: { click: toBoard } }, game.sheet.title ? h('h1', {}, game.sheet.title) : h('h1.unseen', {}, t('page-play')), about,
        this.board.element, this.pad, tools),
      h('section.panel', { aria: { label: t('page-help') } }, this.status, this.rated, help, this.telling,
        h('hr'), this.more)));
    // The board is there before all that can be chosen is known.
    choices.ready.then(() => this.furnish(button), () => {});
  }

  /** Keeps the game for another visit; where it cannot be, that is said once. */
  store() {
    if (!this.game || keepGame(this.game, kept.address, form()) || kept.isRefused) return;
    kept.isRefused = true;
    say(t('page-not-kept'));
    this.telling.append(h('p.note', {}, t('page-not-kept')));
    this.reveal();
  }

  /** What else can be done: another puzzle, sharing, setting; the keys. */
  furnish(button) {
    const level = choice(levelChoices(), kept.level, (name) => { kept.level = name; });
    level.setAttribute('aria-label', t('page-level'));
    const fresh = h('.row', {}, level, button(t('page-new-puzzle'), () => renew(this, level.value)),
      button(t('page-blank'), () => { this.open(EMPTY); }), this.editButton, button(t('page-print'), () => print()));
    const text = h('textarea', { rows: 3, spellcheck: false, autocomplete: 'off', placeholder: t('page-paste-help') });
    const load = () => { if (text.value.trim()) this.open({ puzzle: text.value }); };
    const paste = h('details', {}, h('summary', {}, t('page-paste')), field(t('page-paste-label'), text), button(t('page-load'), load));
    text.addEventListener('paste', () => setTimeout(load));
    const share = h('details', {}, h('summary', {}, t('page-share')), sharing(this));
    const setter = h('details', {}, h('summary', {}, t('page-setter')), setting(this));
    const keys = h('details', {}, h('summary', {}, t('page-keys')), h('dl.keys', {}, KEYS.flatMap((key) => [h('dt', {}, t(`page-key-${key}.keys`)), h('dd', {}, t(`page-key-${key}`))])));
    this.more.replaceChildren(fresh, paste, share, setter, keys);
  }

  /** Shows something on the board; without anything, the candidates that are to be seen always. */
  show(shown) {
    this.shown = shown;
    this.board.show(shown ?? this.counts);
  }

  /** Tells something in the panel, with what belongs to it on the board: one goes with the other. */
  present(/** @type {import('./own.d.ts').Shown | null} */ shown, ...parts) {
    const isHere = this.telling.contains(document.activeElement);
    this.hint = null;
    this.telling.replaceChildren(...parts);
    this.show(shown);
    if (isHere) (this.telling.querySelector('button') ?? this.board).focus({ preventScroll: true });
    if (parts.length) this.reveal();
  }

  /** Brings the board and what is told of it into sight, where either is out of it. */
  reveal() {
    const [board, told] = [this.board.element, this.telling].map((it) => it.getBoundingClientRect());
    const isSeen = (top) => top > -1 && top + LINES <= innerHeight;
    if (isSeen(board.top) && isSeen(told.top)) return;
    this.board.element.scrollIntoView({ block: 'start' });
    // Where both have no room, the words come first.
    if (!isSeen(this.telling.getBoundingClientRect().top)) this.telling.scrollIntoView({ block: 'nearest' });
  }

  /** Something was written: what was asked of another position is called off, and what was told of it goes. */
  changed() {
    const { game } = this;
    const position = JSON.stringify(game.question());
    const isOther = position !== this.position;
    this.position = position;
    this.counts = null;
    this.board.element.classList.remove('done');
    if (isOther) this.stepping.stop();
    if (isOther || this.shown) this.present(null);
    else this.show(null);
    if (this.verdict?.key !== JSON.stringify(game.clueQuestion())) {
      this.verdict = null;
      this.solving.stop();
    }
    this.pad.querySelectorAll('button').forEach((button, digit) => { button.dataset.left = String(Math.max(0, game.left(digit)) || ''); });
    const query = new URLSearchParams({ p: game.line(game.clues) });
    if (game.sheet.shape !== '3x3') query.set('s', game.sheet.shape);
    if (game.sheet.rules) query.set('r', game.sheet.rules);
    const { placed } = game.question();
    if (placed) query.set('d', placed);
    kept.address = String(query);
    history.replaceState(game.id, '', `#/play?${query}`);
    this.keepSoon();
    this.rewrite();
    this.check();
    if (this.overlay) this.refreshOverlay();
  }

  async refreshOverlay() {
    this.counts = null;
    if (!this.overlay) return this.show(this.shown);
    const limit = this.overlay.limit();
    try {
      const { counts } = await ask('candidates', { ...this.game.clueQuestion(), limit }, this.counting());
      if (this.overlay) this.counts = { counts, limit };
      this.show(this.shown);
    } catch (error) {
      if (!isCalledOff(error)) this.told(failure(error));
    }
  }

  told(words, kind = '', /** @type {import('./own.d.ts').Shown | null} */ shown = null) {
    say(words);
    this.present(shown, h(kind ? `p.${kind}` : 'p', {}, words));
  }

  enter(cell, digit, mark) {
    const { game } = this;
    if (this.board.isElsewhere) return say(t('page-way-help'));
    const done = this.isEditing ? game.place(cell, digit, true) : mark || this.marking ? game.toggleMark(cell, digit) : game.place(cell, digit);
    if (!done) return say(t(game.isClue(cell) ? 'page-is-clue' : 'page-is-filled'));
    this.changed();
    say(this.board.label(cell));
  }

  erase(cell) {
    const { game } = this;
    if (this.board.isElsewhere) return say(t('page-way-help'));
    if (game.digits[cell] < 0 && game.marks[cell].size) {
      game.change(() => game.marks[cell].clear());
    } else if (game.digits[cell] < 0 || !game.place(cell, -1, this.isEditing)) {
      return;
    }
    this.changed();
    say(this.board.label(cell));
  }

  /** Takes the last move back: the way that is shown, something written, or a board in the place of another. */
  undo() {
    const { game } = this;
    if (this.board.isElsewhere) this.present(null);
    else if (game.undo()) this.changed();
    else return game.earlier && this.again(game.earlier, t('page-returned'));
    say(t('page-undone'));
  }

  redo() {
    const { game } = this;
    if (!game.redo()) return game.later && this.again(game.later, t('page-another'));
    this.changed();
    say(t('page-redone'));
  }

  setMarking(on) {
    this.marking = on;
    this.markButton.setAttribute('aria-pressed', String(on));
    say(t(on ? 'page-marks-on' : 'page-marks-off'));
  }

  setEditing(on) {
        this.isEditing = on;
    this.editButton.setAttribute('aria-pressed', String(on));
    this.changed();
    say(t(on ? 'page-edit-on' : 'page-edit-off'));
  }

  key(event) {
    const control = event.ctrlKey || event.metaKey;
    const name = event.key.toLowerCase();
    if (control && name === 'z') { if (event.shiftKey) this.redo(); else this.undo(); return true; }
    if (control && name === 'y') { this.redo(); return true; }
    if (control || this.game.side > 9) return false;
    const acts = {
      u: () => this.undo(),
      y: () => this.redo(),
      m: () => this.setMarking(!this.marking),
      ' ': () => this.setMarking(!this.marking),
      n: () => this.board.nextEmpty(),
      l: () => say(this.board.lacks()),
      h: () => this.askHint(),
      s: () => this.askStep(),
      a: () => this.applyStep(),
      c: () => checkDigits(this),
      e: () => this.setEditing(!this.isEditing),
      w: () => this.askWay(),
    };
    acts[name]?.();
    return name in acts;
  }

  /** A hint that says more each time it is asked for. */
  async askHint() {
    const level = this.hint?.level ? Math.min(4, this.hint.level + 1) : 1;
    await this.asked({ level, lang: language }, (answer) => this.showHint(answer, level, level < 4));
  }

  /** The next step with all that it rests on. */
  async askStep() {
    await this.asked(STEP(), (answer) => this.showHint(answer, 4, false));
  }

  /** Asks for the next step before the reader does, so that it is there at the key. */
  foresee() {
    const question = { ...this.game.question(), ...STEP() };
    const foreseen = { key: JSON.stringify(question) };
    if (this.foreseen?.key === foreseen.key) return;
    this.foreseen = foreseen;
    ask('hint', question, this.foreseeing()).then((answer) => { foreseen.answer = answer; }, () => {});
  }

  /** Asks for a step, and calls with the answer that has one.
   * @param {Partial<import('./answers.d.ts').Questions['hint']>} body
   * @param {(answer: import('./answers.d.ts').Answers['hint']) => void} then */
  async asked(body, then) {
    try {
      const question = { ...this.game.question(), ...body };
      // The last key wins: what was asked before it is called off, even where the answer is at hand.
      const signal = this.stepping();
      const known = this.foreseen?.key === JSON.stringify(question) ? this.foreseen.answer : undefined;
      const answer = known ?? await ask('hint', question, signal);
      if (answer.hint) return then(answer);
      this.told(answer.message ?? '', 'no');
      if (answer.take_back?.length) this.telling.append(h('p', {}, t('page-take-back', { sets: answer.take_back.map(listed).join('; ') })));
    } catch (error) {
      if (!isCalledOff(error)) this.told(failure(error), 'no');
    }
  }

  showHint(/** @type {import('./answers.d.ts').Answers['hint']} */ answer, level, more) {
    const steps = stepsOf(answer);
    const last = steps.at(-1);
    const parts = steps.length ? steps.map((step) => stepWords(step, this.game.sheet)) : [h('p', {}, answer.hint)];
    const act = steps.length
      ? h('button', { type: 'button', className: 'main', on: { click: () => this.applyStep() }, aria: { keyshortcuts: 'a' } }, t('page-apply'))
      : h('button', { type: 'button', on: { click: () => this.askHint() } }, t('page-more'));
    this.present(last ? Board.ofStep(last, this.game.sheet) : null, ...parts, h('.row', {}, act));
    this.hint = { level, steps };
    say(answer.hint);
    if (more) act.focus({ preventScroll: true });
  }

  applyStep() {
    const steps = this.hint?.steps ?? [];
    const last = steps.at(-1);
    if (!last) return this.askStep();
    this.game.change(() => steps.forEach((step) => this.game.apply(step)));
    this.changed();
    this.told(t('page-applied', { what: last.name }));
    say(t('page-applied', { what: listed([...last.placements, ...last.eliminations]) }));
  }

  /** The whole way, with a slider to walk along it. */
  async askWay() {
    this.told(t('page-working'));
    try {
      const answer = await ask('explain', { ...this.game.question(), lang: language }, this.stepping());
      if (!answer.steps) return this.told(answer.message ?? '', 'no');
      showWay(this, stepsOf(answer));
    } catch (error) {
      if (!isCalledOff(error)) this.told(failure(error), 'no');
    }
  }
}

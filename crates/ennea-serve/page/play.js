// Play and learn: a puzzle on the board, the next step with its reason, the whole way, what can be known of it.

import { ask, isCalledOff, latest } from './ask.js';
import { Board } from './board.js';
import { choices, failure, levelChoices } from './common.js';
import { choice, field, h, say, settled } from './dom.js';
import { Game, numbersOf } from './game.js';
import { renew, setting } from './setter.js';
import { sharing } from './share.js';
import { showWay, stepWords, stepsOf } from './way.js';
import { grouped, language, t } from './words.js';

/** A puzzle to begin with, as the document brings it. */
const example = () => JSON.parse(document.getElementById('example').textContent)[language];
/** What a question for the next step says besides the puzzle. */
const STEP = () => ({ level: 4, step: true, lang: language });

const EMPTY = { puzzle: '.'.repeat(81), shape: '3x3' };

/** What is remembered between visits of this view. */
const kept = { game: null, address: '', language };

export function play(main, query) {
  const view = new Play(main);
  const address = String(query);
  if (kept.game && (address === kept.address || !query.has('p'))) view.again();
  else if (query.has('p')) view.open({ puzzle: query.get('p'), shape: query.get('s') ?? undefined, rules: query.get('r') ?? undefined, digits: query.get('d') ?? undefined });
  else view.begin(new Game(example()));
  return () => view.leave();
}

class Play {
  constructor(main) {
    this.isEditing = false;
    this.marking = false;
    this.solving = latest();
    this.stepping = latest();
    this.foreseeing = latest();
    this.counting = latest();
    this.main = main;
    this.check = settled(120, () => this.judge());
  }

  leave() {
    this.isLeft = true;
    this.solving.stop();
    this.stepping.stop();
    this.foreseeing.stop();
    this.counting.stop();
  }

  /** Reads a puzzle and shows it. */
  async open(body) {
    const { digits, ...asked } = body;
    let read;
    try {
      read = await ask('read', { ...asked, lang: language });
    } catch (error) {
      if (this.isLeft) return;
      if (!this.game) this.begin(new Game(example()));
      this.told(failure(error), 'no');
      return;
    }
    if (digits) read.placed = digits;
    if (this.isLeft) return;
    this.begin(new Game(read));
    if (read.ignored.length) this.told(t('ignored', read.ignored.join('; ')));
  }

  /** Shows the game that was left, in the language of now. */
  async again() {
    const { game } = kept;
    let lost;
    if (kept.language !== language) {
      try {
        game.rename(await ask('read', { ...game.clueQuestion(), lang: language }));
      } catch (error) {
        lost = error;
      }
    }
    if (this.isLeft) return;
    this.begin(game);
    if (lost) this.told(failure(lost), 'no');
  }

  begin(game) {
    this.game = game;
    Object.assign(kept, { game, language });
    this.walk = null;
    this.hint = null;
    this.verdict = null;
    this.overlay = null;
    this.isEditing = game.isEmpty;
    this.build();
    this.changed();
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
    this.pad = h('.pad', { role: 'group', aria: { label: t('digits') } },
      [...game.signs].map((sign, digit) => button(sign, () => this.enter(this.board.cursor, digit, this.marking), { aria: { label: t('write', sign) } })));
    this.markButton = button(t('pencil'), () => this.setMarking(!this.marking), { aria: { pressed: 'false', keyshortcuts: 'm' } });
    this.editButton = button(t('edit'), () => this.setEditing(!this.isEditing), { aria: { pressed: String(this.isEditing), keyshortcuts: 'e' } });
    const tools = h('.row', {},
      this.markButton,
      button(t('erase'), () => this.erase(this.board.cursor)),
      button(t('undo'), () => this.undo(), { aria: { keyshortcuts: 'u' } }),
      button(t('redo'), () => this.redo(), { aria: { keyshortcuts: 'y' } }),
      button(t('fill'), () => { game.fillMarks(); this.changed(); }, { title: t('fillHelp') }));
    const help = h('.row', { on: { keydown } },
      button(t('hint'), () => this.askHint(), { className: 'main', aria: { keyshortcuts: 'h' } }),
      button(t('step'), () => this.askStep(), { className: 'main', aria: { keyshortcuts: 's' } }),
      button(t('check'), () => this.checkDigits(), { aria: { keyshortcuts: 'c' } }),
      button(t('way'), () => this.askWay(), { aria: { keyshortcuts: 'w' } }));
    const about = game.sheet.rules_in_words ? h('p.rules', {}, game.sheet.rules_in_words) : null;
    this.main.replaceChildren(h('.play', {},
      h('section.left', { aria: { label: t('board') } }, game.sheet.title ? h('h1', {}, game.sheet.title) : h('h1.unseen', {}, t('play')), about,
        this.board.element, this.pad, tools),
      h('section.panel', { aria: { label: t('help') } }, this.status, this.rated, help, this.telling,
        h('hr'), this.more)));
    // The board is there before all that can be chosen is known.
    choices.ready.then(() => this.furnish(button), () => {});
  }

  /** What else can be done: another puzzle, sharing, setting; the keys. */
  furnish(button) {
    const level = choice(levelChoices(), 'medium');
    level.setAttribute('aria-label', t('level'));
    const fresh = h('.row', {}, level, button(t('newPuzzle'), () => renew(this, level.value)),
      button(t('blank'), () => { this.open(EMPTY); }), this.editButton);
    const text = h('textarea', { rows: 3, spellcheck: false, autocomplete: 'off', placeholder: t('pasteHelp') });
    const load = () => { if (text.value.trim()) this.open({ puzzle: text.value }); };
    const paste = h('details', {}, h('summary', {}, t('paste')), field(t('pasteLabel'), text), button(t('load'), load));
    text.addEventListener('paste', () => setTimeout(load));
    const share = h('details', {}, h('summary', {}, t('share')), sharing(this));
    const setter = h('details', {}, h('summary', {}, t('setter')), setting(this));
    const keys = h('details', {}, h('summary', {}, t('keys')), h('dl.keys', {}, t('keyList').flatMap(([key, words]) => [h('dt', {}, key), h('dd', {}, words)])));
    this.more.replaceChildren(fresh, paste, share, setter, keys);
  }

  /** Something was written. */
  changed() {
    const { game } = this;
    this.hint = null;
    this.overlayCounts = null;
    this.board.show(null);
    this.pad.childNodes.forEach((button, digit) => { button.dataset.left = Math.max(0, game.left(digit)) || ''; });
    const query = new URLSearchParams({ p: game.line(game.clues) });
    if (game.sheet.shape !== '3x3') query.set('s', game.sheet.shape);
    if (game.sheet.rules) query.set('r', game.sheet.rules);
    const { digits } = game.question();
    if (digits) query.set('d', digits);
    kept.address = String(query);
    history.replaceState(null, '', `#/play?${query}`);
    this.rewrite?.();
    this.check();
    if (this.overlay) this.refreshOverlay();
  }

  /** How many solutions there are, at once; where two differ; how hard it is. */
  async judge() {
    const body = this.game.clueQuestion();
    const key = JSON.stringify(body);
    if (this.verdict?.key === key) {
      this.finish();
      return this.foresee();
    }
    this.verdict = null;
    const signal = this.solving();
    try {
      const solved = await ask('solve', body, signal);
      this.verdict = { key, ...solved };
      this.rated.textContent = '';
      if (solved.answer === 'unique') {
        this.status.replaceChildren(h('span.yes', {}, t('unique')));
        if (this.isEditing) say(t('unique'));
        this.finish();
        this.foresee();
        const [rated] = await Promise.all([ask('rate', body, signal), choices.ready]);
        const level = choices.levels.find((row) => row.level === rated.level)?.name ?? rated.level;
        const technique = choices.techniques.find((row) => row.technique === rated.technique)?.name;
        this.rated.textContent = rated.er ? t('rated', level, rated.er.toFixed(1), rated.scale) : t('ratedBy', level, technique ?? '', rated.scale);
      } else if (solved.answer === 'multiple') {
        const count = h('span', {}, t('several'));
        const show = h('button', { type: 'button', on: { click: () => this.showDifference() } }, t('whereDiffer'));
        this.status.replaceChildren(count, ' ', show);
        const most = 1000;
        const { count: number, at_least: more } = await ask('count', { ...body, limit: most }, signal);
        count.textContent = more ? t('atLeast', grouped(number)) : t('solutions', grouped(number));
        say(count.textContent);
      } else {
        const { message } = await ask('hint', { ...body, lang: language }, signal);
        this.status.replaceChildren(h('span.no', {}, message ?? t('none')));
        say(this.status.textContent);
      }
    } catch (error) {
      if (!isCalledOff(error)) this.status.textContent = failure(error);
    }
  }

  /** Whether the puzzle is done. */
  finish() {
    const { game, verdict } = this;
    if (!game.isFull || verdict?.answer !== 'unique' || this.isEditing) return;
    const right = game.line(game.digits) === verdict.solutions[0];
    this.told(right ? t('done') : t('notRight'), right ? 'yes' : 'no');
    if (right) this.board.element.classList.add('done');
  }

  showDifference() {
    const [one, two] = this.verdict.solutions.map((line) => numbersOf(line, this.game.signs));
    const differs = new Set(one.map((digit, cell) => (digit !== two[cell] ? cell : -1)).filter((cell) => cell >= 0));
    this.board.show({ differs, fill: one.map((digit, cell) => (differs.has(cell) ? -1 : digit)) });
    this.told(t('differ', differs.size));
  }

  async refreshOverlay() {
    if (!this.overlay) return this.board.show(null);
    const limit = this.overlay.limit();
    try {
      const { counts } = await ask('candidates', { ...this.game.clueQuestion(), limit }, this.counting());
      this.board.show({ counts, limit });
    } catch (error) {
      if (!isCalledOff(error)) this.told(failure(error));
    }
  }

  told(words, kind = '') {
    say(words);
    this.telling.replaceChildren(h(kind ? `p.${kind}` : 'p', {}, words));
  }

  enter(cell, digit, mark) {
    const { game } = this;
    this.walk = null;
    const done = this.isEditing ? game.place(cell, digit, true) : mark || this.marking ? game.toggleMark(cell, digit) : game.place(cell, digit);
    if (!done) return say(t(game.isClue(cell) ? 'isClue' : 'isFilled'));
    this.board.element.classList.remove('done');
    this.changed();
    say(this.board.label(cell));
  }

  erase(cell) {
    const { game } = this;
    if (game.digits[cell] < 0 && game.marks[cell].size) {
      game.change(() => game.marks[cell].clear());
    } else if (game.digits[cell] < 0 || !game.place(cell, -1, this.isEditing)) {
      return;
    }
    this.changed();
    say(this.board.label(cell));
  }

  undo() { if (this.game.undo()) { this.changed(); say(t('undone')); } }

  redo() { if (this.game.redo()) { this.changed(); say(t('redone')); } }

  setMarking(on) {
    this.marking = on;
    this.markButton.setAttribute('aria-pressed', on);
    say(t(on ? 'marksOn' : 'marksOff'));
  }

  setEditing(on) {
    const { game } = this;
    if (on && game.digits.some((digit, cell) => digit !== game.clues[cell])) game.change(() => { game.clues = [...game.digits]; });
    this.isEditing = on;
    this.editButton.setAttribute('aria-pressed', on);
    this.changed();
    say(t(on ? 'editOn' : 'editOff'));
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
      c: () => this.checkDigits(),
      e: () => this.setEditing(!this.isEditing),
      w: () => this.askWay(),
    };
    acts[name]?.();
    return name in acts;
  }

  /** A hint that says more each time it is asked for. */
  async askHint() {
    const level = this.hint?.level ? Math.min(4, this.hint.level + 1) : 1;
    await this.asked({ level, lang: language }, (answer) => {
      this.hint = { level, steps: stepsOf(answer) };
      this.showHint(answer, level < 4);
    });
  }

  /** The next step with all that it rests on. */
  async askStep() {
    await this.asked(STEP(), (answer) => {
      this.hint = { level: 4, steps: stepsOf(answer) };
      this.showHint(answer, false);
    });
  }

  /** Asks for the next step before the reader does, so that it is there at the key. */
  foresee() {
    const question = { ...this.game.question(), ...STEP() };
    const foreseen = { key: JSON.stringify(question) };
    if (this.foreseen?.key === foreseen.key) return;
    this.foreseen = foreseen;
    ask('hint', question, this.foreseeing()).then((answer) => { foreseen.answer = answer; }, () => {});
  }

  async asked(body, then) {
    try {
      const question = { ...this.game.question(), ...body };
      // The last key wins: what was asked before it is called off, even where the answer is at hand.
      const signal = this.stepping();
      const known = this.foreseen?.key === JSON.stringify(question) ? this.foreseen.answer : undefined;
      const answer = known ?? await ask('hint', question, signal);
      if (answer.hint) return then(answer);
      this.told(answer.message ?? '', 'no');
      if (answer.take_back?.length) this.telling.append(h('p', {}, t('takeBack', answer.take_back.map((set) => set.join(', ')).join('; '))));
    } catch (error) {
      if (!isCalledOff(error)) this.told(failure(error), 'no');
    }
  }

  showHint(answer, more) {
    const { steps } = this.hint;
    const isHere = this.telling.contains(document.activeElement);
    const parts = steps.length ? steps.map((step) => stepWords(step, this.game.sheet)) : [h('p', {}, answer.hint)];
    const act = steps.length
      ? h('button', { type: 'button', className: 'main', on: { click: () => this.applyStep() }, aria: { keyshortcuts: 'a' } }, t('apply'))
      : h('button', { type: 'button', on: { click: () => this.askHint() } }, t('more'));
    this.telling.replaceChildren(...parts, h('.row', {}, act));
    say(answer.hint);
    this.board.show(steps.length ? Board.ofStep(steps[steps.length - 1], this.game.sheet) : null);
    if (more || isHere) act.focus({ preventScroll: true });
  }

  applyStep() {
    if (!this.hint?.steps.length) return this.askStep();
    const { steps } = this.hint;
    this.game.change(() => steps.forEach((step) => this.game.apply(step)));
    const last = steps[steps.length - 1];
    const isHere = this.telling.contains(document.activeElement);
    this.changed();
    this.told(t('applied', last.name ?? last.technique));
    // The button that had the focus is gone.
    if (isHere) this.board.select(this.board.cursor, true);
    say(t('applied', [...last.placements, ...last.eliminations].join(', ')));
  }

  checkDigits() {
    const { game, verdict } = this;
    if (verdict?.answer !== 'unique') return this.told(t('cannotCheck'));
    const solution = numbersOf(verdict.solutions[0], game.signs);
    const wrong = new Set(game.digits.map((digit, cell) => (digit >= 0 && digit !== solution[cell] ? cell : -1)).filter((cell) => cell >= 0));
    const marked = game.marks.filter((set, cell) => game.digits[cell] < 0 && set.size && !set.has(solution[cell])).length;
    this.board.show({ wrong });
    this.told(wrong.size ? t('wrong', wrong.size) : marked ? t('wrongMarks', marked) : t('allRight'), wrong.size ? 'no' : 'yes');
  }

  /** The whole way, with a slider to walk along it. */
  async askWay() {
    this.told(t('working'));
    try {
      const answer = await ask('explain', { ...this.game.question(), lang: language }, this.stepping());
      if (!answer.steps) return this.told(answer.message ?? '', 'no');
      showWay(this, stepsOf(answer));
    } catch (error) {
      if (!isCalledOff(error)) this.told(failure(error), 'no');
    }
  }
}

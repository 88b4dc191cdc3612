// The census as a story that builds itself, and the 288 grids of 2x2 with their symmetries at work.

import { ask, follow, isCalledOff, latest } from './ask.js';
import { choices, failure } from './common.js';
import { choice, field, h, isStill, s, say } from './dom.js';
import { grouped, language, t } from './words.js';

/** A shape as people say it: its side and its boxes. */
function shapeOf(name) {
  const [rows, columns] = name.split('x').map(Number);
  return t(rows === 1 ? 'page-shape-latin' : 'page-shape-boxes', { side: rows * columns, rows, columns });
}

export function explore(main) {
  const counting = latest();
  const shape = choice(['2x2', '2x3', '2x4', '3x3', '2x5', '1x5', '1x7'].map((name) => [name, shapeOf(name)]), '3x3');
  const rules = choice([['', t('page-plain')], ...choices.rules], '');
  const story = h('pre.story', { tabIndex: 0, aria: { label: t('page-story') } });
  const progress = h('progress', { max: 1, value: 0, hidden: true, aria: { label: t('page-working') } });
  const answer = h('.answer');
  const stop = h('button', { type: 'button', hidden: true, on: { click: () => counting.stop() } }, t('page-stop'));
  const run = async () => {
    story.textContent = '';
    answer.replaceChildren();
    progress.hidden = stop.hidden = false;
    progress.removeAttribute('value');
    const body = { shape: shape.value, lang: language };
    if (rules.value) body.rules = rules.value;
    try {
      const census = await follow('census', body, (name, data) => {
        if (name === 'story') story.textContent += `${data.join('\n')}\n`;
        if (name === 'progress' && data.expected) { progress.max = data.expected; progress.value = data.done; }
      }, counting());
      const different = census.essentially_different;
      say(different ? `${grouped(different)} ${t('page-different')}` : t('page-story'));
      if (different) {
        answer.replaceChildren(
          h('p', {}, h('b.number', {}, grouped(different)), ' ', t('page-different')),
          h('p', {}, t('page-burnside', { grids: grouped(census.grids ?? ''), symmetries: grouped(census.group_order ?? '') })));
      }
    } catch (error) {
      answer.textContent = isCalledOff(error) ? t('page-stopped') : failure(error);
      say(answer.textContent);
    }
    progress.hidden = stop.hidden = true;
  };
  const small = new Small();
  main.replaceChildren(h('h1', {}, t('page-count-title')), h('p.lead', {}, t('page-count-lead')),
    h('form.row', { on: { submit: (event) => { event.preventDefault(); run(); } } },
      field(t('page-shape'), shape), field(t('page-rules'), rules), h('button', { className: 'main' }, t('page-count-them')), stop, progress),
    answer, story, small.element);
  small.begin();
  return () => { counting.stop(); small.asking.stop(); };
}

/** Moves of a 2x2 grid: where each cell comes from, and what each digit becomes. */
const still = [0, 1, 2, 3];
const cellsOf = (row, column, turned = false) => Array.from({ length: 16 }, (_, cell) => {
  const [r, c] = [cell >> 2, cell & 3];
  return turned ? row[c] * 4 + column[r] : row[r] * 4 + column[c];
});
const MOVES = [
  ['nothing', cellsOf(still, still), still],
  ['rows', cellsOf([1, 0, 2, 3], still), still],
  ['bands', cellsOf([2, 3, 0, 1], still), still],
  ['columns', cellsOf(still, [1, 0, 2, 3]), still],
  ['mirror', cellsOf(still, still, true), still],
  ['turn', cellsOf([3, 2, 1, 0], [3, 2, 1, 0]), still],
  ['relabel', cellsOf(still, still), [1, 0, 2, 3]],
  ['rows-relabel', cellsOf([1, 0, 3, 2], still), [1, 0, 3, 2]],
  ['bands-relabel', cellsOf([2, 3, 0, 1], still), [2, 3, 0, 1]],
];

const moved = (line, [, cells, digits]) => cells.map((from) => digits[line[from] - 1] + 1).join('');

/** All 288 grids of 2x2: two classes, and the grids that a move fixes. */
class Small {
  constructor() {
    this.asking = latest();
    /** @type {string[]} */
    this.grids = [];
    /** @type {number[]} */
    this.classes = [];
    /** @type {SVGGElement[]} */
    this.tiles = [];
    this.drawing = s('svg', { class: 'small', viewBox: '0 0 24 12', role: 'img' });
    this.words = h('p');
    const buttons = MOVES.map((move) => h('button', { type: 'button', on: { click: () => this.act(move) } }, t(`page-move-${move[0]}`)));
    this.sums = h('tbody');
    this.element = h('section', {}, h('h2', {}, t('page-small-title')), h('p.lead', {}, t('page-small-lead')),
      h('.row', { role: 'group', aria: { label: t('page-moves') } }, buttons), this.words, h('.scroll', { tabIndex: 0, role: 'region', aria: { label: t('page-small-title') } }, this.drawing),
      h('table.plain', {}, h('caption', {}, t('page-fixed-caption')), h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('page-move')), h('th', { scope: 'col' }, t('page-fixed')))), this.sums));
  }

  async begin() {
    try {
      const signal = this.asking();
      const { solutions } = await ask('solve', { puzzle: '................', shape: '2x2', limit: 1000 }, signal);
      this.grids = solutions;
      this.draw();
      const forms = await Promise.all(solutions.map((grid) => ask('canon', { puzzle: grid, shape: '2x2' }, signal)));
      const names = [...new Set(forms.map((form) => form.canonical))];
      this.classes = forms.map((form) => names.indexOf(form.canonical));
      const sizes = names.map((_, k) => this.classes.filter((it) => it === k).length);
      this.words.textContent = t('page-two-classes', { all: solutions.length, classes: names.length, sizes: sizes.join(' + ') });
      this.tiles.forEach((tile, k) => tile.setAttribute('class', `tile class${this.classes[k]}`));
    } catch (error) {
      if (!isCalledOff(error)) this.words.textContent = failure(error);
    }
  }

  /** Where a grid stands: 24 in a row. */
  place(k) { return [k % 24, Math.floor(k / 24)]; }

  draw() {
    this.tiles = this.grids.map((line, k) => {
      const dots = [...line].map((digit, cell) => s('rect', {
        class: `d${digit}`, x: 0.08 + (cell & 3) * 0.21, y: 0.08 + (cell >> 2) * 0.21, width: 0.19, height: 0.19,
      }));
      const tile = s('g', { class: 'tile' }, s('rect', { class: 'back', x: 0.02, y: 0.02, width: 0.96, height: 0.96, rx: 0.1 }), ...dots);
      const [x, y] = this.place(k);
      tile.style.transform = `translate(${x}px, ${y}px)`;
      tile.append(s('title', {}, line.replace(/(....)(?=.)/g, '$1 / ')));
      return tile;
    });
    this.drawing.setAttribute('aria-label', t('page-small-picture', { number: this.grids.length }));
    this.drawing.replaceChildren(...this.tiles);
  }

  /** Each grid goes to where its image stands; those that stay are fixed. */
  act(move) {
    if (!this.tiles.length) return;
    const index = new Map(this.grids.map((line, k) => [line, k]));
    let fixed = 0;
    this.grids.forEach((line, k) => {
      const to = index.get(moved(line, move));
      if (to === k) fixed += 1;
      const tile = this.tiles[k];
      tile.classList.toggle('fixed', to === k && move[0] !== 'nothing');
      const [[x, y], [u, v]] = [this.place(k), this.place(to)];
      if (!isStill()) {
        tile.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${u}px, ${v}px)`, offset: 0.7 }, { transform: `translate(${u}px, ${v}px)` }], { duration: 1800, easing: 'ease-in-out' });
      }
    });
    this.words.textContent = t('page-fixed-by', { move: t(`page-move-${move[0]}`), number: fixed, all: this.grids.length });
    say(this.words.textContent);
    const name = t(`page-move-${move[0]}`);
    const known = [...this.sums.rows].some((row) => row.cells[0].textContent === name);
    if (!known) this.sums.append(h('tr', {}, h('td', {}, name), h('td', {}, String(fixed))));
  }
}

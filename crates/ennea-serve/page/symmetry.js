// Symmetry by hand: move rows and columns, see what stays, and when the grid is the same again.

import { ask, isCalledOff, latest } from './ask.js';
import { picture } from './board.js';
import { failure, freshSeed } from './common.js';
import { h, isStill, say } from './dom.js';
import { grouped, language, t } from './words.js';

/** A transformation in the words of the language. */
const moved = (text) => text.replace(/transpose|rows|columns|digits|identity/g, (word) => t(`move-${word}`));

const N = 9;
/** How many automorphisms are listed. */
const LISTED = 24;
/** Grids with many symmetries, to begin with. */
const FAMOUS = [
  '123456789456789123789123456231564897564897231897231564312645978645978312978312645',
  '123456789456789123789123456234567891567891234891234567345678912678912345912345678',
];

export function symmetry(main, query) {
  const view = new Symmetry(main);
  view.begin(query.get('g') ?? FAMOUS[0]);
  return () => view.asking.stop();
}

/** The same grid up to names of digits: they are named as they come. */
function renamed(line) {
  const names = new Map();
  return [...line].map((digit) => {
    if (!names.has(digit)) names.set(digit, names.size + 1);
    return names.get(digit);
  }).join('');
}

class Symmetry {
  constructor(main) {
    this.asking = latest();
    this.cells = [];
    this.moves = 0;
    const body = h('tbody');
    for (let r = 0; r < N; r++) {
      const row = h('tr', {});
      for (let c = 0; c < N; c++) {
        const cell = h('td', { className: `${c % 3 === 2 && c < 8 ? 'right ' : ''}${r % 3 === 2 && r < 8 ? 'below' : ''}` });
        row.append(cell);
        this.cells.push(cell);
      }
      body.append(row);
    }
    this.table = h('table.board.grid9', { aria: { label: t('page-grid') } }, body);
    this.frame = h('.frame.handles', {}, this.table);
    this.said = h('p.status');
    this.facts = h('dl.facts');
    this.listed = h('p.note');
    this.list = h('ul.moves');
    const button = (words, act) => h('button', { type: 'button', on: { click: act } }, words);
    const swaps = (kind) => h('.row', { role: 'group', aria: { label: t(kind === 'r' ? 'page-rows-word' : 'page-columns-word') } },
      [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8]].map(([a, b]) => button(`${kind}${a + 1}↔${kind}${b + 1}`, () => this.swap(kind, a, b))));
    const bands = (kind) => h('.row', {}, [[0, 1], [1, 2]].map(([a, b]) => button(t(kind === 'r' ? 'page-swap-bands' : 'page-swap-stacks', { one: a + 1, other: b + 1 }), () => this.swapBands(kind, a, b))));
    main.replaceChildren(h('h1', {}, t('page-symmetry-title')), h('p.lead', {}, t('page-symmetry-lead')),
      h('.play', {},
        h('section.left', { aria: { label: t('page-grid') } }, this.frame, this.said,
          h('.row', {}, button(t('page-random'), () => this.random()), ...FAMOUS.map((line, k) => button(t('page-famous', { number: k + 1 }), () => this.begin(line))), button(t('page-start-again'), () => this.begin(this.first)))),
        h('section.panel', { aria: { label: t('page-moves') } }, h('h2', {}, t('page-moves')), swaps('r'), swaps('c'), bands('r'), bands('c'),
          h('.row', {}, button(t('page-mirror'), () => this.apply((r, c) => [c, r])), button(t('page-turn-quarter'), () => this.apply((r, c) => [c, N - 1 - r])),
            button(t('page-rename-digits'), () => this.rename()), button(t('page-scramble'), () => this.scramble())),
          h('h2', {}, t('page-what-stays')), this.facts, h('h2', {}, t('page-automorphisms')), this.listed, this.list)));
    this.drag();
  }

  async random() {
    try {
      const [{ grid }] = await ask('sample', { seed: freshSeed() });
      this.begin(grid);
    } catch (error) { this.said.textContent = failure(error); }
  }

  begin(line) {
    this.first = line;
    this.line = line;
    this.moves = 0;
    this.draw();
    this.learn();
  }

  draw() {
    const start = renamed(this.first);
    [...this.line].forEach((digit, k) => {
      this.cells[k].textContent = digit;
      this.cells[k].className = `${this.cells[k].className.replace(/ ?hue\d/, '')} hue${digit}`;
    });
    const same = renamed(this.line) === start;
    this.frame.classList.toggle('done', same && this.moves > 0);
    const words = this.moves === 0 ? t('page-move-it') : same ? (this.line === this.first ? t('page-same-again') : t('page-same-renamed')) : t('page-moves-done', { count: this.moves });
    this.said.textContent = words;
    if (this.moves) say(words);
    history.replaceState(null, '', `#/symmetry?g=${this.line}`);
  }

  /** Moves cells: where a place takes its digit from. */
  apply(from, counts = true) {
    const places = new Map(this.cells.map((cell) => [cell, cell.getBoundingClientRect()]));
    const old = this.line;
    const sources = this.cells.map((_, k) => { const [r, c] = from(Math.floor(k / N), k % N); return r * N + c; });
    this.line = sources.map((source) => old[source]).join('');
    if (counts) this.moves += 1;
    this.draw();
    if (!isStill()) {
      this.cells.forEach((cell, k) => {
        if (sources[k] === k) return;
        const [a, b] = [places.get(this.cells[sources[k]]), places.get(cell)];
        if (!a || !b) return;
        cell.animate([{ transform: `translate(${a.left - b.left}px, ${a.top - b.top}px)` }, { transform: 'none' }], { duration: 450, easing: 'ease-in-out' });
      });
    }
    this.learn();
  }

  swap(kind, a, b) {
    const other = (k) => (k === a ? b : k === b ? a : k);
    this.apply((r, c) => (kind === 'r' ? [other(r), c] : [r, other(c)]));
  }

  swapBands(kind, a, b) {
    const other = (k) => { const band = Math.floor(k / 3); return (band === a ? b : band === b ? a : band) * 3 + (k % 3); };
    this.apply((r, c) => (kind === 'r' ? [other(r), c] : [r, other(c)]));
  }

  rename() {
    this.line = [...this.line].map((digit) => (digit % 9) + 1).join('');
    this.moves += 1;
    this.draw();
    this.learn();
  }

  scramble() {
    const order = () => {
      const mix = (list) => list.map((it) => [Math.random(), it]).sort((a, b) => a[0] - b[0]).map(([, it]) => it);
      return mix([0, 1, 2]).flatMap((band) => mix([0, 1, 2]).map((k) => band * 3 + k));
    };
    const [rows, columns, turned] = [order(), order(), Math.random() < 0.5];
    this.apply((r, c) => (turned ? [rows[c], columns[r]] : [rows[r], columns[c]]));
  }

  /** Rows and columns can be dragged within their band and stack. */
  drag() {
    /** @type {number | null} */
    let start = null;
    const cellAt = (event) => this.cells.findIndex((cell) => cell === document.elementFromPoint(event.clientX, event.clientY)?.closest('td'));
    this.table.addEventListener('pointerdown', (event) => {
      start = cellAt(event);
      this.table.setPointerCapture(event.pointerId);
    });
    this.table.addEventListener('pointerup', (event) => {
      const end = cellAt(event);
      if (start === null || end < 0 || start === end) { start = null; return; }
      const [[r1, c1], [r2, c2]] = [start, end].map((k) => [Math.floor(k / N), k % N]);
      start = null;
      const byRow = Math.abs(r2 - r1) >= Math.abs(c2 - c1);
      const [a, b] = byRow ? [r1, r2] : [c1, c2];
      if (Math.floor(a / 3) === Math.floor(b / 3)) this.swap(byRow ? 'r' : 'c', a, b);
      else this.swapBands(byRow ? 'r' : 'c', Math.floor(a / 3), Math.floor(b / 3));
    });
  }

  /** What does not change: the canonical form, the automorphisms, the number of the class. */
  async learn() {
    const signal = this.asking();
    try {
      const [form, found, rank] = await Promise.all([
        ask('canon', { puzzle: this.line }, signal),
        ask('automorphisms', { puzzle: this.line, elements: true, lang: language }, signal).catch(() => null),
        ask('rank', { puzzle: this.line, ed: true }, signal),
      ]);
      const fact = (name, value) => [h('dt', {}, name), h('dd', {}, value)];
      this.facts.replaceChildren(
        ...fact(t('page-canonical'), [picture(form.canonical, 3, 3, t('page-canonical')), h('code.wrap', {}, form.canonical)]),
        ...fact(t('page-class-number'), t('page-counted-from-0', { number: grouped(rank.rank) })),
        ...fact(t('page-automorphisms'), grouped(form.automorphisms)),
        ...fact(t('page-equivalent-grids'), found ? grouped(found.equivalent) : ''));
      const all = found?.elements ?? found?.generators ?? [];
      const elements = all.slice(0, LISTED);
      this.listed.textContent = all.length > LISTED ? t('page-first-of', { number: LISTED, all: all.length }) : '';
      this.list.replaceChildren(...elements.map((element) => h('li', {},
        h('button', { type: 'button', className: 'link', on: { click: () => this.perform(element) } }, element.name ? `${element.name} (${t('page-order', { order: element.order })})` : t('page-order', { order: element.order })),
        ' ', h('code.wrap', {}, moved(element.transformation)))));
    } catch (error) {
      if (!isCalledOff(error)) this.facts.replaceChildren(h('dt', {}, failure(error)));
    }
  }

  /** Performs an automorphism: afterwards the grid is the same but for the names of digits, which it gives back. */
  perform(element) {
    const before = this.line;
    this.apply(parseMove(element.transformation), false);
    this.moves += 1;
    const same = renamed(before) === renamed(this.line);
    const names = new Map([...this.line].map((digit, k) => [digit, before[k]]));
    this.said.textContent = same ? t('page-automorphism-done') : t('page-moves-done', { count: this.moves });
    say(this.said.textContent);
    if (same) {
      setTimeout(() => {
        this.line = [...this.line].map((digit) => names.get(digit)).join('');
        this.draw();
        this.said.textContent = t('page-automorphism-done');
      }, isStill() ? 0 : 700);
    }
  }
}

/** Reads a transformation, `transpose rows (2 3) columns (4 7)(5 8) digits (1 2)`: the place from which each place
 * takes its digit; names of digits are left out. */
export function parseMove(text) {
  const part = (name) => new RegExp(`${name} ((?:\\([\\d ]+\\))+)`).exec(text)?.[1] ?? '';
  // A cycle (a b c) sends a to b; what stands at b came from a.
  const sources = (cycles) => {
    const from = Array.from({ length: N }, (_, k) => k);
    for (const [, cycle] of cycles.matchAll(/\(([\d ]+)\)/g)) {
      const list = cycle.trim().split(/ +/).map((k) => Number(k) - 1);
      list.forEach((k, j) => { from[list[(j + 1) % list.length]] = k; });
    }
    return from;
  };
  const [rows, columns] = [sources(part('rows')), sources(part('columns'))];
  return text.startsWith('transpose') ? (r, c) => [columns[c], rows[r]] : (r, c) => [rows[r], columns[c]];
}

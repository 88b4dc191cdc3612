// Chaos: a puzzle as a flow, watched on the board, and maps of where starts lead, computed while one looks.

import { follow, isCalledOff, latest } from './ask.js';
import { failure } from './common.js';
import { field, h, isStill, s, say } from './dom.js';
import { cellOf } from './game.js';
import { t } from './words.js';

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** A start that wanders for long, and arrives. */
const SEED = 4;
const COLOURS = ['#4477aa', '#ee6677', '#228833', '#ccbb44', '#66ccee', '#aa3377', '#bbbbbb', '#ee8866', '#004488'];

export function chaos(main, query) {
  const view = new Chaos(main, query.get('p') ?? HARD, Number(query.get('seed') ?? SEED));
  view.follow();
  return () => view.leave();
}

class Chaos {
  constructor(main, puzzle, seed) {
    this.following = latest();
    this.mapping = latest();
    this.frame = 0;
    /** @type {import('./own.d.ts').Flow['samples']} */
    this.samples = [];
    /** @type {number | null} */
    this.solved = null;
    /** @type {string[]} */
    this.clues = [];
    /** @type {[string, number][][]} */
    this.of = [];
    /** @type {HTMLElement[]} */
    this.cells = [];
    this.mark = s('line', {});
    /** @type {{ x: number[], y: number[] } | null} */
    this.zoom = null;
    /** @type {{ x: number[], y: number[] } | null} */
    this.shown = null;
    const button = (words, act, more) => h('button', { type: 'button', on: { click: act }, ...more }, words);
    this.puzzle = h('input', { type: 'text', value: puzzle, spellcheck: false, className: 'wide' });
    this.seed = h('input', { type: 'number', min: 0, value: seed });
    this.table = h('table.board.flow', { aria: { label: t('page-board') } });
    this.time = h('input', { type: 'range', min: 0, max: 0, value: 0, disabled: true, aria: { label: t('page-time') }, on: { input: () => { this.pause(); this.show(Number(this.time.value)); } } });
    this.words = h('p');
    this.curve = s('svg', { class: 'curve', viewBox: '0 0 300 80', preserveAspectRatio: 'none', role: 'img' });
    this.playing = button(t('page-play-it'), () => (this.frame ? this.pause() : this.run()), { disabled: true });
    this.canvas = h('canvas', { width: 40, height: 40, tabIndex: 0, role: 'img', aria: { label: t('page-map-label') } });
    this.mapWords = h('p');
    this.cell = h('input', { type: 'text', value: '', size: 6 });
    this.at = h('input', { type: 'number', min: 1, max: 60, value: 10 });
    this.legend = h('p.legend');
    main.replaceChildren(h('h1', {}, t('page-chaos-title')), h('p.lead', {}, t('page-chaos-lead')),
      h('form.grid', { on: { submit: (event) => { event.preventDefault(); this.follow(); } } },
        field(t('page-puzzle'), this.puzzle), field(t('page-start'), this.seed), h('.row', {}, h('button', { className: 'main' }, t('page-follow-it')))),
      h('.play', {},
        h('section.left', {}, h('.frame', {}, this.table), h('.row', {}, this.playing, this.time), this.words, this.curve),
        h('section.panel', {}, h('h2', {}, t('page-map-title')), h('p', {}, t('page-map-lead')),
          h('form.row', { on: { submit: (event) => { event.preventDefault(); this.map(); } } }, field(t('page-cell'), this.cell), field(t('page-time'), this.at),
            h('button', { className: 'main' }, t('page-map-it')), button(t('page-zoom-out'), () => { this.zoom = null; this.map(); })),
          h('.map', {}, this.canvas), this.legend, this.mapWords)));
    this.drag();
  }

  leave() {
    this.pause();
    this.following.stop();
    this.mapping.stop();
  }

  /** Follows the flow from a start, and shows it. */
  async follow() {
    this.pause();
    this.words.textContent = t('page-working');
    try {
      const body = { puzzle: this.puzzle.value, seed: Number(this.seed.value), every: 0.5 };
      const answer = await follow('trajectory', body, () => {}, this.following());
      this.load(answer);
      history.replaceState(null, '', `#/chaos?${new URLSearchParams({ p: answer.puzzle, seed: this.seed.value })}`);
      if (isStill()) this.show(this.samples.length - 1);
      else this.run();
      this.zoom = null;
      this.map();
    } catch (error) {
      if (!isCalledOff(error)) this.words.textContent = failure(error);
    }
  }

  /** @param {import('./own.d.ts').Flow} answer */
  load(answer) {
    const [rows, columns] = answer.shape.split('x').map(Number);
    const side = rows * columns;
    this.samples = answer.samples;
    this.solved = answer.solved;
    this.side = side;
    this.clues = [...answer.puzzle];
    this.of = Array.from({ length: side * side }, () => []);
    answer.watched.forEach((name, index) => {
      this.of[cellOf(name, side)].push([name.slice(-1), index]);
    });
    this.cells = [];
    this.table.replaceChildren(h('tbody', {}, Array.from({ length: side }, (_row, r) => h('tr', {}, Array.from({ length: side }, (_cell, c) => {
      const cell = h('td', { className: `${(c + 1) % columns === 0 && c + 1 < side ? 'right ' : ''}${(r + 1) % rows === 0 && r + 1 < side ? 'below' : ''}` });
      if (this.clues[r * side + c] !== '.') cell.classList.add('clue');
      this.cells.push(cell);
      return cell;
    })))));
    this.table.parentElement?.style.setProperty('--side', String(side));
    if (!this.cell.value) {
      const open = this.of.findIndex((list) => list.length > 2);
      this.cell.value = `r${Math.floor(open / side) + 1}c${(open % side) + 1}`;
    }
    this.time.max = String(this.samples.length - 1);
    this.time.disabled = this.playing.disabled = false;
    const most = Math.max(...this.samples.map((sample) => sample.violated), 1);
    const points = this.samples.map((sample, k) => `${(300 * k) / Math.max(1, this.samples.length - 1)},${78 - (74 * sample.violated) / most}`).join(' ');
    this.mark = s('line', { class: 'now', x1: 0, x2: 0, y1: 0, y2: 80 });
    this.curve.setAttribute('aria-label', t('page-curve-label', { most }));
    this.curve.replaceChildren(s('polyline', { points }), this.mark);
  }

  /** What the spins say at a moment: the digit ahead, the stronger the surer. */
  show(k) {
    const sample = this.samples[k];
    this.time.value = String(k);
    this.cells.forEach((element, cell) => {
      if (this.clues[cell] !== '.') { element.textContent = this.clues[cell]; return; }
      let best = { sign: '', spin: -2 };
      let second = -2;
      for (const [sign, index] of this.of[cell]) {
        const spin = sample.spins[index];
        if (spin > best.spin) { second = best.spin; best = { sign, spin }; } else if (spin > second) second = spin;
      }
      element.textContent = best.sign;
      const sure = Math.max(0, Math.min(1, (best.spin - second) / 2));
      element.style.setProperty('--sure', sure.toFixed(2));
      element.classList.toggle('settled', sure > 0.9);
    });
    const x = (300 * k) / Math.max(1, this.samples.length - 1);
    this.mark.setAttribute('x1', String(x));
    this.mark.setAttribute('x2', String(x));
    const { solved } = this;
    const done = solved !== null && sample.time >= solved;
    const at = { time: sample.time.toFixed(1), rules: sample.violated };
    const isLast = k === this.samples.length - 1;
    this.words.textContent = done ? t('page-flow-solved', { time: solved.toFixed(1) }) : t(isLast ? 'page-flow-unsolved' : 'page-flow-at', at);
    this.time.setAttribute('aria-valuetext', this.words.textContent);
  }

  run() {
    this.playing.textContent = t('page-pause');
    let k = Number(this.time.value) >= this.samples.length - 1 ? 0 : Number(this.time.value);
    let last = 0;
    const next = (now) => {
      if (now - last > 40) { this.show(k); k += 1; last = now; }
      if (k < this.samples.length) this.frame = requestAnimationFrame(next);
      else {
        this.pause();
        say(this.words.textContent);
      }
    };
    this.frame = requestAnimationFrame(next);
  }

  pause() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.playing.textContent = t('page-play-it');
  }

  /** A map, coarse at first and finer while one looks. */
  async map() {
    const signal = this.mapping();
    const range = (/** @type {number[]} */ [from, to]) => `${from}..${to}`;
    const { x, y } = this.zoom ?? { x: [-1, 1], y: [-1, 1] };
    const body = { puzzle: this.puzzle.value, seed: Number(this.seed.value), cell: this.cell.value, time: Number(this.at.value), zoom: `${range(x)},${range(y)}` };
    this.mapWords.textContent = t('page-working');
    try {
      for (const size of [24, 48, 96, 192]) {
        const answer = await follow('map', { ...body, size }, () => {}, signal);
        this.paint(answer, size);
        this.shown = { x: answer.x, y: answer.y };
        this.mapWords.textContent = t('page-map-words', { spins: answer.spins.join(', '), percent: (100 * answer.panel.edges).toFixed(1), points: size });
      }
      say(this.mapWords.textContent);
    } catch (error) {
      if (!isCalledOff(error)) this.mapWords.textContent = failure(error);
    }
  }

  paint({ panel, digits }, size) {
    this.canvas.width = this.canvas.height = size;
    const context = this.canvas.getContext('2d');
    if (!context) return;
    panel.rows.forEach((row, r) => [...row].forEach((sign, c) => {
      context.fillStyle = COLOURS[digits.indexOf(sign) % COLOURS.length];
      context.fillRect(c, r, 1, 1);
    }));
    this.legend.replaceChildren(...digits.map((digit, k) => {
      const swatch = s('svg', { width: 14, height: 14, 'aria-hidden': 'true' }, s('rect', { width: 14, height: 14, fill: COLOURS[k % COLOURS.length] }));
      return h('span', {}, swatch, ` ${digit}: ${(100 * panel.shares[k]).toFixed(0)} % `);
    }));
  }

  /** A rectangle that is drawn on the map is looked at closer; so is the middle, by the key +. */
  drag() {
    /** @type {number[] | null} */
    let from = null;
    const at = (event) => {
      const box = this.canvas.getBoundingClientRect();
      return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    };
    const zoomTo = (/** @type {number[]} */ [a, b], /** @type {number[]} */ [c, d]) => {
      if (!this.shown || Math.abs(a - c) < 0.02 || Math.abs(b - d) < 0.02) return;
      const { x, y } = this.shown;
      const inX = (u) => x[0] + (x[1] - x[0]) * Math.max(0, Math.min(1, u));
      const inY = (v) => y[1] - (y[1] - y[0]) * Math.max(0, Math.min(1, v));
      this.zoom = { x: [inX(Math.min(a, c)), inX(Math.max(a, c))], y: [inY(Math.max(b, d)), inY(Math.min(b, d))] };
      this.map();
    };
    this.canvas.addEventListener('pointerdown', (event) => { from = at(event); this.canvas.setPointerCapture(event.pointerId); });
    this.canvas.addEventListener('pointerup', (event) => { if (from) zoomTo(from, at(event)); from = null; });
    this.canvas.addEventListener('keydown', (event) => {
      if (event.key === '+' || event.key === '=') zoomTo([0.25, 0.25], [0.75, 0.75]);
      if (event.key === '-') { this.zoom = null; this.map(); }
    });
  }
}

// The board: a real table, one cell of which has the focus, with an overlay for links.

import { h, s } from './dom.js';
import { candidateOf, cellOf } from './game.js';
import { t } from './words.js';

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
    this.handlers = handlers;
    this.body = h('tbody');
    this.table = h('table.board', { role: 'grid', aria: { label: t('board') }, on: { keydown: (event) => this.key(event) } }, this.body);
    this.links = s('svg', { class: 'links', 'aria-hidden': 'true', viewBox: '0 0 9 9' });
    this.element = h('.frame', {}, this.table, this.links);
    this.shown = {};
    this.cursor = 0;
    this.load(game);
  }

  /** Shows another game. */
  load(game) {
    this.game = game;
    this.cursor = Math.min(this.cursor, game.cells - 1);
    const border = borders(game);
    const extra = new Set(game.sheet.houses.filter((house) => house.kind === 'extra').flatMap((house) => house.cells));
    this.element.style.setProperty('--side', game.side);
    this.element.style.setProperty('--marks', Math.ceil(Math.sqrt(game.side)));
    this.links.setAttribute('viewBox', `0 0 ${game.side} ${game.side}`);
    this.cells = [];
    this.keys = new Array(game.cells).fill('');
    const row = (r) => h('tr', { role: 'row' }, Array.from({ length: game.side }, (_, c) => {
      const cell = r * game.side + c;
      const { right, below } = border(cell);
      const made = h('td', {
        role: 'gridcell', tabIndex: -1, aria: { rowindex: r + 1, colindex: c + 1 },
        on: { pointerdown: () => this.select(cell, true), focus: () => this.select(cell) },
      });
      made.classList.toggle('right', right);
      made.classList.toggle('below', below);
      made.classList.toggle('extra', extra.has(cell));
      this.cells.push(made);
      return made;
    }));
    this.body.replaceChildren(...Array.from({ length: game.side }, (_, r) => row(r)));
    this.show(null);
  }

  /** Moves the cursor. */
  select(cell, focus = false) {
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = cell;
    this.cells[cell].tabIndex = 0;
    if (focus) this.cells[cell].focus({ preventScroll: false });
    this.paint();
    this.handlers.moved?.(cell);
  }

  /** Shows something about cells besides what stands in them; see `draw`. */
  show(shown) {
    this.shown = shown ?? {};
    this.draw();
  }

  /** What a step is made of, to be shown. */
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
    const { game, shown } = this;
    const is = (list, cell, digit) => list?.some((it) => it.cell === cell && it.digit === digit);
    this.clashes = game.clashes();
    this.cells.forEach((element, cell) => {
      const digit = game.digits[cell];
      const wrong = shown.wrong?.has(cell);
      let seen = [];
      element.classList.toggle('clue', game.isClue(cell));
      element.classList.toggle('clash', this.clashes.has(cell));
      element.classList.toggle('wrong', Boolean(wrong));
      element.classList.toggle('differs', Boolean(shown.differs?.has(cell)));
      element.classList.toggle('inpattern', Boolean(shown.cells?.includes(cell)));
      const placed = shown.good?.find((it) => it.cell === cell);
      // What has not changed since is not made anew.
      let [content, key] = [null, ''];
      if (digit >= 0) {
        content = () => [h('span.digit', {}, game.signs[digit])];
        key = `digit ${digit}`;
      } else if (shown.fill?.[cell] >= 0) {
        content = () => [h('span.digit.ghost', {}, game.signs[shown.fill[cell]])];
        key = `ghost ${shown.fill[cell]}`;
      } else {
        const marks = shown.counts ? null : shown.step || shown.all ? game.candidates(cell) : game.marks[cell];
        const visible = (k) => (shown.counts ? shown.counts[cell][k] !== '0' : marks.has(k))
          || is(shown.bad, cell, k) || is(shown.pattern, cell, k) || is(shown.good, cell, k);
        const nameOfMark = (k) => (is(shown.good, cell, k) ? 'good' : is(shown.bad, cell, k) ? 'bad' : is(shown.pattern, cell, k) ? 'part' : '');
        const mark = (k) => {
          const sign = visible(k) ? game.signs[k] : undefined;
          const name = nameOfMark(k);
          const count = shown.counts?.[cell][k];
          const once = count === '1' && shown.limit > 1;
          return h(`span.mark${name ? `.${name}` : ''}${once ? '.once' : ''}`, { data: sign ? { sign } : {}, title: count && shown.limit > 1 ? count : undefined });
        };
        const all = Array.from({ length: game.side }, (_, k) => k);
        seen = all.filter(visible);
        content = () => (seen.length ? [h('.marks', {}, all.map(mark))] : []);
        key = seen.map((k) => `${k}${nameOfMark(k)}${shown.limit > 1 ? shown.counts[cell][k] : ''}`).join();
      }
      if (this.keys[cell] !== key) element.replaceChildren(...content());
      this.keys[cell] = key;
      element.classList.toggle('target', Boolean(placed));
      element.setAttribute('aria-label', this.label(cell, seen));
      element.setAttribute('aria-readonly', game.isClue(cell) && !this.handlers.isEditing?.());
    });
    this.cells[this.cursor].tabIndex = 0;
    this.paint();
    this.drawLinks();
  }

  /** What a cell is, in words; with the candidates that are to be seen there. */
  label(cell, seen = [...this.game.marks[cell]].sort((a, b) => a - b)) {
    const { game } = this;
    const place = game.homes[cell].filter((house) => house.kind !== 'extra').map((house) => house.said).join(', ');
    const digit = game.digits[cell];
    const what = digit >= 0
      ? `${game.signs[digit]}${game.isClue(cell) ? `, ${t('clue')}` : ''}${this.clashes.has(cell) ? `, ${t('clashes')}` : ''}`
      : this.shown.fill?.[cell] >= 0
        ? game.signs[this.shown.fill[cell]]
        : seen.length ? `${t('empty')}, ${t('marks')} ${seen.map((k) => game.signs[k]).join(' ')}` : t('empty');
    return `${place}, ${what}`;
  }

  /** Cursor, peers and equal digits. */
  paint() {
    const { game, cursor } = this;
    const digit = game.digits[cursor];
    // Where a step is shown, colours mean its pattern.
    const plain = !this.shown.step;
    this.cells.forEach((element, cell) => {
      element.classList.toggle('cursor', cell === cursor);
      element.setAttribute('aria-selected', cell === cursor);
      element.classList.toggle('peer', plain && game.peers[cursor].has(cell));
      element.classList.toggle('same', plain && digit >= 0 && game.digits[cell] === digit && cell !== cursor);
    });
  }

  /** Arrows between the candidates of links. */
  drawLinks() {
    const { side } = this.game;
    const wide = Math.ceil(Math.sqrt(side));
    const tall = Math.ceil(side / wide);
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
      .map((house) => `${house.said}: ${this.game.missing(house).join(' ') || t('full')}`).join('. ');
  }
}

/** A small picture of a puzzle or grid, for lists. */
export function picture(line, boxRows, boxColumns, words) {
  const side = boxRows * boxColumns;
  const at = (k, size) => `stroke-width="${k % size ? 0.02 : 0.09}"`;
  const lines = Array.from({ length: side + 1 }, (_, k) => `<path d="M${k} 0V${side}" ${at(k, boxColumns)}/><path d="M0 ${k}H${side}" ${at(k, boxRows)}/>`);
  const digits = [...line].map((sign, cell) => (sign === '.' ? '' : `<text x="${(cell % side) + 0.5}" y="${Math.floor(cell / side) + 0.74}">${sign}</text>`));
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.1 -0.1 ${side + 0.2} ${side + 0.2}"><rect x="-0.1" y="-0.1" width="${side + 0.2}" height="${side + 0.2}" fill="#fff"/><g stroke="#1d2124" fill="none">${lines.join('')}</g><g font-size="0.7" font-family="sans-serif" text-anchor="middle" fill="#1d2124">${digits.join('')}</g></svg>`;
  return h('img.picture', { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, alt: words });
}

// The part of the monkey that is inside the page: it makes events, and looks after each whether the laws hold.

/** Is given to the page as a whole, and therefore has all that it needs. */
export function monkey() {
  const KEYS = [
    ...[...'123456789'].flatMap((key) => [[key], [key], [key, true]]),
    ...[...'umyhsacwenl'].map((key) => [key]), ['u'], ['u'], ['y'], [' '],
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Delete', 'Backspace'].map((key) => [key]),
    ['z', false, true], ['y', false, true], ['z', true, true],
  ];
  const CONTROLS = '#main :is(button, summary, select, input, textarea:not([readonly]), a)';
  /** Keys that change nothing that is written. */
  const STILL = /^(Arrow|Home|End|Page| $|[mhscnlw]$)/;
  const PAUSE = 160;

  let [seed, index, trace] = [0, 0, []];
  let [texts, links] = [[], []];
  let broken = null;
  let waiting = 0;
  let changesUntil = 0;
  /** Whether answers that are on their way may bring another board. */
  let isOpen = false;
  let last = null;
  /** What was written before a reload. */
  let before = null;
  /** How often it was compared what changed. */
  let judged = 0;
  /** The board of which something was said last. */
  let saidOf = null;

  addEventListener('error', (event) => { broken ??= `error: ${event.message}`; });
  addEventListener('unhandledrejection', (event) => { broken ??= `rejected: ${event.reason?.stack ?? event.reason}`; });
  addEventListener('pagehide', () => sessionStorage.setItem('monkey', JSON.stringify(told())));
  window.print = () => {};
  const ask = window.fetch;
  window.fetch = (...asked) => {
    const answer = ask(...asked);
    // Other questions tell something, and bring no board and no words of another language.
    if (!/read|make|rules|levels|techniques/.test(asked[0])) return answer;
    waiting += 1;
    const ended = () => { waiting -= 1; changesUntil = Math.max(changesUntil, performance.now() + 40); };
    answer.then((response) => response.clone().text()).then(ended, ended);
    return answer;
  };

  /** A number from 0 to 1 for each draw of each action, which earlier ones have no part in. */
  let draws = 0;
  const random = () => {
    let x = (seed * 2654435761 + index * 40503 + (draws += 1) * 2246822519) | 0;
    x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
    x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
    return ((x ^ (x >>> 16)) >>> 0) / 4294967296;
  };
  const pick = (list) => list[Math.floor(random() * list.length)];
  const turn = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

  /** What is to be seen of Play; nothing where another part is shown. */
  const look = () => {
    const board = document.querySelector('#main .play .board[role=grid]');
    if (!board || !/^#\/play/.test(location.hash)) return null;
    const query = new URLSearchParams(location.hash.split('?')[1]);
    const cells = [...board.querySelectorAll('td')];
    const digits = cells.map((cell) => cell.querySelector('.digit:not(.ghost)')?.textContent ?? '.');
    return {
      board, cells,
      kept: JSON.stringify([query.get('p'), query.get('d') ?? query.get('p'), query.get('s'), query.get('r')]),
      puzzle: query.get('p'), held: query.get('d') ?? query.get('p'),
      digits: digits.join(''),
      clues: cells.map((cell, k) => (cell.classList.contains('clue') ? digits[k] : '.')).join(''),
      marks: cells.map((cell) => [...cell.querySelectorAll('.mark')].map((mark) => mark.dataset.sign).join('')),
      isWay: Boolean(document.querySelector('.way')),
      isPlain: !document.querySelector('.way, .step, .ghost, #main input[type=checkbox]:checked'),
      cursor: cells.findIndex((cell) => cell.tabIndex === 0),
    };
  };

  const words = (key) => {
    const language = document.documentElement.lang.slice(0, 2);
    const { words: all } = JSON.parse(document.getElementById('words').textContent)[language];
    return new RegExp(`^${key} = (.*)$`, 'm').exec(all)?.[1].trim();
  };
  const empties = {};
  const emptyWord = () => (empties[document.documentElement.lang] ??= words('page-empty'));

  /** Whether nothing is on its way. */
  const isCalm = () => waiting === 0 && performance.now() > changesUntil;

  const fail = (law) => { broken ??= law; };

  /** The laws of what is to be seen. */
  function judge(seen) {
    if (document.getElementById('main').childElementCount === 0) return fail('5: the page is empty');
    if (!seen) return;
    if (!seen.isWay && isCalm()) {
      if (seen.digits !== seen.held) return fail(`3: the board shows ${seen.digits}, the address says ${seen.held}`);
      if (seen.clues !== seen.puzzle) return fail(`3: clues ${seen.clues} are shown, and the address says ${seen.puzzle}`);
    }
    const reached = seen.cells.filter((cell) => cell.tabIndex === 0).length;
    if (reached !== 1) return fail(`3: ${reached} cells can be reached by Tab`);
    if (!isCalm()) return;
    const wrong = seen.cells.findIndex((cell, k) => {
      const label = spaced(cell.getAttribute('aria-label'));
      const shown = cell.querySelector('.digit')?.textContent;
      if (shown) return !label.split(', ').includes(shown);
      const marks = seen.marks[k];
      return marks ? !label.endsWith(` ${[...marks].join(' ')}`) : !label.endsWith(emptyWord());
    });
    if (wrong >= 0) fail(`3: a cell that shows '${seen.cells[wrong].textContent || seen.marks[wrong]}' is called '${seen.cells[wrong].getAttribute('aria-label')}'`);
  }

  /** A label with the commas of English: Chinese has its own. */
  const spaced = (text) => text.replaceAll('，', ', ');

  /** What was announced last of a cell is what it is called. */
  function listen(seen) {
    if (!seen || !isCalm()) return;
    const said = spaced(document.getElementById('live').textContent);
    // What was said of another board is no word of this one.
    if (saidOf !== seen.board || said.split(', ').length < 3) return;
    const place = said.split(', ').slice(0, 3).join(', ');
    const cell = seen.cells.find((it) => spaced(it.getAttribute('aria-label')).startsWith(`${place}, `));
    if (cell && seen.isPlain && spaced(cell.getAttribute('aria-label')) !== said) fail(`3: '${said}' was said last, and the cell is called '${cell.getAttribute('aria-label')}'`);
  }

  /** What may change: nothing, one cell, the whole board now, or also later, by another one. */
  function compare(was, is, may) {
    if (!was || !is || !/nothing|one/.test(may) || isOpen || !isCalm()) return;
    judged += 1;
    if (may === 'nothing') {
      if (was.kept !== is.kept) return fail(`4: ${was.kept} became ${is.kept}`);
      if (was.isPlain && is.isPlain && was.marks.join() !== is.marks.join()) fail(`4: marks ${was.marks} became ${is.marks}`);
    } else {
      const others = [...was.held].filter((sign, cell) => cell !== was.cursor && sign !== is.held[cell]).length;
      if (others && was.held.length === is.held.length) return fail(`4: ${others} other cells changed: ${was.held} became ${is.held}`);
      // Digits take marks away, and bring none.
      if (was.isPlain && is.isPlain && was.marks.some((marks, cell) => cell !== was.cursor && [...is.marks[cell]].some((mark) => !marks.includes(mark)))) fail('4: marks came to other cells');
    }
  }

  const same = (a, b) => !a || !b || (a.kept === b.kept && (!a.isPlain || !b.isPlain || a.marks.join() === b.marks.join()));

  function press(target, [key, shiftKey = false, ctrlKey = false]) {
    const code = /^\d$/.test(key) ? `Digit${key}` : key.length === 1 ? `Key${key.toUpperCase()}` : key;
    const shown = shiftKey && /^\d$/.test(key) ? '!"#$%&/()'['123456789'.indexOf(key)] : key;
    const options = { key: shown, code, shiftKey, ctrlKey, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', options));
    target.dispatchEvent(new KeyboardEvent('keyup', options));
  }

  /** Undo brings back what was before, and Redo what came after. */
  function backAndForth(was, is) {
    if (!was || !is || isOpen || !isCalm() || was.isWay || is.isWay || was.board !== is.board || same(was, is)) return;
    const cell = is.cells[is.cursor];
    press(cell, ['u']);
    const undone = look();
    if (!same(undone, was)) return fail(`4: Undo brings ${undone?.kept} ${undone?.marks} instead of ${was.kept} ${was.marks}`);
    press(undone.cells[undone.cursor], ['y']);
    const redone = look();
    if (!same(redone, is)) fail(`4: Redo brings ${redone?.kept} ${redone?.marks} instead of ${is.kept} ${is.marks}`);
  }

  const nameOf = (it) => (it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent ?? '').trim().slice(0, 24);
  const change = (it, value, event = 'change') => {
    it.value = value;
    it.dispatchEvent(new Event(event, { bubbles: true }));
  };

  /** Uses a control: what it was, and what may change by it. */
  function control() {
    const there = [...document.querySelectorAll(CONTROLS)].filter((it) => it.checkVisibility() && !it.disabled);
    const it = pick(there);
    if (!it) return ['no control', 'nothing'];
    const name = nameOf(it);
    const place = it.closest('.pad') ? 'one' : it.closest('.left, .telling') ? 'now' : 'later';
    if (it.tagName === 'SELECT') {
      const values = [...it.options].map((option) => option.value).filter((value) => !/^(3x4|4x4|2x5|2x4|1000)$/.test(value));
      const value = pick(values) ?? it.value;
      change(it, value);
      return [`[${name}] ${value}`, 'later'];
    }
    if (it.type === 'range') {
      const value = Math.round(random() * it.max);
      change(it, value, 'input');
      return [`[${name}] ${value}`, 'now'];
    }
    if (it.type === 'number') {
      const value = pick(['0', '1', '2', '3', '', '-1']);
      change(it, value, 'input');
      change(it, value);
      return [`[${name}] ${value}`, 'now'];
    }
    if (it.tagName === 'TEXTAREA' || it.type === 'text' || it.type === 'search') {
      const value = pick(texts);
      change(it, value, 'input');
      change(it, value);
      if (it.tagName === 'TEXTAREA') it.dispatchEvent(new Event('paste', { bubbles: true }));
      return [`[${name}] paste ${JSON.stringify(value).slice(0, 60)}`, 'later'];
    }
    if (it.tagName === 'A' && !it.getAttribute('href')?.startsWith('#')) return ['a link', 'nothing'];
    it.focus();
    it.click();
    return [`[${name}]`, place];
  }

  /** Does something: what, and what may change by it. */
  function act(seen) {
    const kind = random();
    if (!seen && kind < 0.4) {
      document.querySelector('#nav a[data-view=play]').click();
      return ['Play', 'elsewhere'];
    }
    if (seen && kind < 0.58) {
      const key = pick(KEYS);
      const cell = seen.cells[seen.cursor];
      const target = document.activeElement.matches('td, .telling button') ? document.activeElement : cell;
      press(target, key);
      const is = seen.isWay && /^(\d|Delete|Backspace)$/.test(key[0]) ? 'nothing' : STILL.test(key[0]) && !key[2] ? 'nothing' : /^(\d|Delete|Backspace)$/.test(key[0]) ? 'one' : 'now';
      return [`${key[2] ? '^' : ''}${key[1] ? 'shift ' : ''}${key[0]}`, is];
    }
    if (seen && kind < 0.68) {
      const k = Math.floor(random() * seen.cells.length);
      const cell = seen.cells[k];
      for (const name of ['pointerdown', 'pointerup']) cell.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: pick(['mouse', 'touch']) }));
      cell.click();
      return [`cell ${k}`, 'nothing'];
    }
    if (kind < 0.93) return control();
    if (kind < 0.95) {
      const link = pick([...document.querySelectorAll('#nav a')]);
      link.click();
      return [`part ${link.dataset.view}`, 'elsewhere'];
    }
    if (kind < 0.965) {
      const [tongue, colours] = document.querySelectorAll('#tools select');
      const it = random() < 0.5 ? tongue : colours;
      const value = pick([...it.options]).value;
      change(it, value);
      return [`choose ${value}`, it === tongue ? 'elsewhere' : 'nothing'];
    }
    if (kind < 0.985) {
      // Before the first board is nothing of the page.
      const isBack = random() < 0.6 && navigation.canGoBack;
      if (isBack) history.back(); else history.forward();
      return [isBack ? 'Back' : 'Forward', 'elsewhere'];
    }
    const link = new URLSearchParams(pick(links));
    if (random() < 0.5) link.set('d', link.get('p').replace(/\./g, () => (random() < 0.2 ? '1' : '.')) + pick(['', '', '.', '7'.repeat(99)]));
    if (random() < 0.1) link.set('s', pick(['0x0', '9x9', 'two', '3x4']));
    location.hash = `#/play?${link}`;
    return [`#/play?${link}`.slice(0, 120), 'elsewhere'];
  }

  /** Notes an action, and judges what came of it. */
  async function close(was, [what, may]) {
    trace.push(`${index} ${what}`);
    if (trace.length > 40) trace.shift();
    if (may === 'later') changesUntil = Math.max(changesUntil, performance.now() + PAUSE);
    if (may === 'elsewhere') changesUntil = performance.now() + 10 * PAUSE;
    await turn();
    const seen = look();
    // Who goes elsewhere is there when there is another board, and answers have come.
    if (may !== 'elsewhere' && waiting === 0 && last?.board !== seen?.board) changesUntil = Math.min(changesUntil, performance.now() + PAUSE);
    judge(seen);
    if (may === 'later' || may === 'elsewhere') isOpen = true;
    else if (isCalm()) isOpen = false;
    compare(was, seen, may);
    if (may === 'one' && random() < 0.2) backAndForth(was, seen);
    last = seen;
  }

  const told = () => ({ seed, index, trace, broken, judged });

  /** What is written on the board, where nothing else is shown there and no other one is on its way. */
  const written = () => {
    const seen = look();
    return seen?.isPlain && isCalm() && !isOpen ? { kept: seen.kept, marks: seen.marks, isPlain: true } : null;
  };

  window.monkey = {
    written,
    left: () => JSON.parse(sessionStorage.getItem('monkey')),
    begin(state, allTexts, allLinks) {
      ({ seed, index, trace, before, judged } = state);
      [texts, links] = [allTexts, allLinks];
      const live = document.getElementById('live');
      // What is to be said is cleared at once, and said after a moment.
      new MutationObserver(() => { if (!live.textContent) saidOf = document.querySelector('#main .play .board[role=grid]'); }).observe(live, { childList: true });
    },
    async batch(count) {
      for (let k = 0; k < count && !broken; k++) {
        index += 1;
        draws = 0;
        const seen = look();
        if (isOpen && isCalm()) isOpen = false;
        else if (last && seen && isCalm()) compare(last, seen, 'nothing');
        if (broken) break;
        let done;
        try {
          done = act(seen);
        } catch (error) {
          fail(`error: ${error.stack}`);
          break;
        }
        await close(seen, done);
        if (random() < 0.02) {
          for (let wait = 0; wait < 60 && !isCalm(); wait++) await pause(20);
          await pause(40);
          const calm = look();
          judge(calm);
          listen(calm);
          last = calm;
          isOpen = !isCalm();
        }
      }
      return told();
    },
    async after(what) {
      index += 1;
      draws = 0;
      if (what === 'reload') {
        // What was written is there again.
        for (let wait = 0; wait < 100 && !look(); wait++) await pause(20);
        const seen = look();
        if (before && seen && !same(before, seen)) fail(`4: after a reload there is ${seen.kept} ${seen.marks} instead of ${before.kept} ${before.marks}`);
      }
      await close(null, [what, 'elsewhere']);
      return told();
    },
    async end() {
      for (let wait = 0; wait < 100 && !isCalm(); wait++) await pause(20);
      judge(look());
      return told();
    },
  };
}

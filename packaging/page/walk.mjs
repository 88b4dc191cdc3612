// Random walks over all buttons and keys of Play, and the laws that hold wherever they lead:
//
// 1. the console stays empty, but where the server refuses rules that a shape does not have, or has no time left to say
//    which digits are wrong; and something has the focus;
// 2. the digits and clues on the board are those of the address, which the game writes; the whole way shows other
//    digits, and nothing can be written there;
// 3. who leaves Play and comes back finds digits and marks as they were; so does who leaves the whole way;
// 4. a board that another one replaces comes back by Undo, and by Back;
// 5. Undo to its end gives the first board of all, and Redo as often the last;
// 6. a puzzle is solved by its steps, each of which is shown in words.
//
// The same seed takes the same walk, as far as answers come at the same time; what went wrong comes with its trace.

import { assert, visit } from './browser.mjs';

const LEVELS = ['easy', 'medium', 'hard', 'tough', 'expert', 'fiendish', 'extreme'];
/** Nine regions of a jigsaw: boxes of which those in the upper two bands have exchanged cells. */
const JIGSAW = 'aaabbbcccaaabbbcccaadbbeccfaddbeecffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii';
/** What has nothing but singles. */
const EASY = /easy|knight|2x3/;
const KEYS = [...'123456789', ...'umyhsacwenl', 'Space', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End',
  'PageDown', 'Delete', 'Tab', 'Shift+Tab', 'Enter', ...[...'123456789'].map((digit) => `Shift+Digit${digit}`)];
/** What is chosen from lists: where puzzles are made at once, and it is soon said why there is no solution. */
const CHOSEN = ['', 'x', 'knight', 'disjoint', '2x2', '2x3', '3x3', 'easy', 'medium', 'hard', '1', '10'];

/** Numbers from 0 to 1 in an order that the seed fixes. */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** What is to be seen of Play; nothing where another part is shown. */
const look = () => {
  const board = document.querySelector('.board[role=grid]');
  if (!board) return null;
  const query = new URLSearchParams(location.hash.split('?')[1]);
  const cells = [...board.querySelectorAll('td')];
  const digits = cells.map((cell) => cell.querySelector('.digit:not(.ghost)')?.textContent ?? '.');
  return {
    kept: {
      puzzle: query.get('p'), digits: query.get('d') ?? query.get('p'), shape: query.get('s'), rules: query.get('r'),
    },
    digits: digits.join(''),
    clues: cells.map((cell, k) => (cell.classList.contains('clue') ? digits[k] : '.')).join(''),
    marks: cells.map((cell) => [...cell.querySelectorAll('.mark')].map((mark) => mark.dataset.sign).join('')).join(),
    isWay: Boolean(document.querySelector('.way')),
    isPlain: !document.querySelector('.way, .step, .ghost, input[type=checkbox]:checked'),
    hasFocus: document.activeElement !== document.body,
  };
};

/** The controls of Play that can be seen: what each is called, and its place, which is the same in every language. */
const CONTROLS = '#main :is(button, summary, select, textarea:not([readonly]), input)';
const controls = (selector) => [...document.querySelectorAll(selector)].flatMap((it, index) => {
  if (!it.checkVisibility() || it.disabled) return [];
  const name = it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent;
  const place = [];
  for (let at = it; at.id !== 'main'; at = at.parentElement) place.push(at.matches('.way *') ? '' : [...at.parentElement.children].indexOf(at));
  return [{ index, name: name.trim(), place: place.join(' ') }];
});

class Walker {
  constructor(page, puzzles, seed) {
    this.page = page;
    this.puzzles = puzzles;
    this.random = numbers(seed);
    this.trace = [];
  }

  /** Notes in the page how many questions it waits for, but for long ones. */
  async begin(query, ready) {
    await this.page.addInitScript(() => {
      const ask = window.fetch;
      window.waiting = 0;
      window.fetch = (address, ...more) => {
        const answer = ask(address, ...more);
        if (/make|count/.test(address)) return answer;
        window.waiting += 1;
        const ended = () => setTimeout(() => { window.waiting -= 1; });
        answer.catch(ended);
        return answer.then((response) => Object.assign(response, { json: () => Response.prototype.json.call(response).finally(ended) }));
      };
    });
    await this.page.go(`#/play?${query}`, ready);
  }

  pick(list) { return list[Math.floor(this.random() * list.length)]; }

  /** Waits until nothing is asked any more; what is asked of a position is asked after a pause. */
  async settled() {
    await this.page.waitForTimeout(130);
    await this.page.waitForFunction(() => !window.waiting);
  }

  /** What is to be seen, if the laws that always hold do. */
  async seen() {
    const seen = await this.page.evaluate(look);
    const { notes } = this.page;
    notes.splice(0, notes.length, ...notes.filter((note) => !/status of (400.*read|422.*hint)$/.test(note)));
    assert(notes.length === 0, notes.join('\n'));
    if (!seen) return null;
    if (!seen.isWay) {
      assert(seen.digits === seen.kept.digits, `the board shows ${seen.digits}, the game holds ${seen.kept.digits}`);
      assert(seen.clues === seen.kept.puzzle, `clues ${seen.clues} are shown, and ${seen.kept.puzzle} are held`);
    }
    return seen;
  }

  /** Leaves Play and comes back: what the game holds, with nothing else shown. */
  async held() {
    await this.settled();
    const before = await this.seen();
    await this.page.locator('#nav a[data-view=make]').click();
    await this.page.waitForSelector('form.stack');
    await this.page.locator('#nav a[data-view=play]').click();
    await this.page.waitForSelector('.board[role=grid]');
    const after = await this.seen();
    if (before?.isPlain) this.equal(before, after, 'who comes back to Play');
    return after;
  }

  equal(before, after, who) {
    for (const key of ['kept', 'marks']) {
      const [a, b] = [before, after].map((seen) => JSON.stringify(seen[key]));
      assert(a === b, `${who} finds as ${key} ${b} instead of ${a}`);
    }
  }

  async press(key) {
    this.trace.push(key);
    await this.page.keyboard.press(key);
  }

  async click(selector, index = 0) {
    const box = await this.page.evaluate(([all, k]) => {
      const it = document.querySelectorAll(all)[k];
      it?.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = it?.getBoundingClientRect() ?? {};
      return it && [left + width / 2, top + height / 2];
    }, [selector, index]);
    if (box) await this.page.mouse.click(...box);
  }

  async toBoard() { await this.page.evaluate(() => document.querySelector('.board td[tabindex="0"]').focus()); }

  /** Presses the control that was pressed least so far, by pointer or by key. */
  async control(pressed) {
    const there = await this.page.evaluate(controls, CONTROLS);
    const times = ({ place }) => pressed.get(place) ?? 0;
    const least = Math.min(...there.map(times));
    const { index, name, place } = this.pick(there.filter((it) => times(it) === least));
    pressed.set(place, least + 1);
    this.trace.push(`[${name}]`);
    const [share, puzzle] = [this.random(), this.pick(this.puzzles)];
    const kind = await this.page.evaluate(([selector, k, chosen, part, text]) => {
      const it = document.querySelectorAll(selector)[k];
      if (it.tagName === 'SELECT') {
        const values = [...it.options].map((option) => option.value).filter((value) => chosen.includes(value));
        if (values.length) it.value = values[Math.floor(part * values.length)];
        it.dispatchEvent(new Event('change'));
      } else if (it.type === 'range') {
        it.value = Math.round(part * it.max);
        it.dispatchEvent(new Event('input'));
      } else if (it.tagName === 'TEXTAREA') {
        it.value = text;
      } else if (part < 0.5) {
        it.focus();
        return 'key';
      } else {
        return 'pointer';
      }
      return 'done';
    }, [CONTROLS, index, CHOSEN, share, puzzle]);
    if (kind === 'key') await this.page.keyboard.press('Enter');
    if (kind === 'pointer') await this.click(CONTROLS, index);
  }

  /** One move of the walk. */
  async move(pressed) {
    const { page } = this;
    const kind = this.random();
    if (!await page.evaluate(look)) {
      await page.locator('#nav a[data-view=play]').click();
      await page.waitForSelector('.board[role=grid]');
    }
    if (kind < 0.55) {
      // A list that is open takes all keys, so none is pressed where one could be opened.
      if (await page.evaluate(() => document.activeElement.matches('body, select, textarea, header *'))) await this.toBoard();
      await this.press(this.pick(KEYS));
    } else if (kind < 0.65) {
      const cell = Math.floor(this.random() * 81);
      this.trace.push(`cell ${cell}`);
      await this.click('.board td', cell);
    } else if (kind < 0.97) {
      await this.control(pressed);
    } else {
      this.trace.push('another language');
      await page.locator('#tools select').first().selectOption(this.pick(['en', 'ru', 'zh']));
    }
    const pause = this.random();
    if (pause > 0.92) await this.settled();
    else if (pause > 0.75) await page.waitForTimeout(40);
    await this.seen();
  }

  /** The way to the solution, step by step. */
  async solve() {
    const { page } = this;
    await this.toBoard();
    const isOpen = async () => (await this.seen()).digits.includes('.');
    while (await isOpen()) {
      for (let k = 0; k < 5 && (k === 0 || await page.locator('.board td:not(:has(.digit))').count()); k++) {
        await this.press('s');
        await page.waitForSelector('.step').catch((error) => { throw new Error(`no step: ${page.notes}`, { cause: error }); });
        await this.press('a');
        await page.waitForSelector('.step', { state: 'detached' });
      }
    }
    await page.waitForSelector('.done');
  }

  /** The whole way: nothing is written there, and who leaves it finds the own board. */
  async way() {
    const { page } = this;
    const before = await this.held();
    await this.toBoard();
    await this.press('w');
    await page.waitForSelector('.way, .telling .no');
    if (!(await this.seen()).isWay) return;
    for (let k = 0; k < 5; k++) {
      await page.evaluate((part) => {
        const slider = document.querySelector('input[type=range]');
        slider.value = Math.round(part * slider.max);
        slider.dispatchEvent(new Event('input'));
      }, this.random());
      await this.toBoard();
      const shown = await this.seen();
      if (this.random() < 0.3) await this.click('.pad button', Math.floor(this.random() * 4));
      else await this.press(this.pick(['1', '2', '3', '4', 'Shift+Digit1', 'Shift+Digit2', 'Delete']));
      const then = await this.seen();
      assert(then.isWay && then.digits === shown.digits && then.marks === shown.marks, 'something is written on the way');
      assert(JSON.stringify(then.kept) === JSON.stringify(before.kept), 'on the way something is written into the game');
    }
    const leave = this.pick(['Close', 'Close', 'c', 's', 'h', 'u']);
    this.trace.push(`left by ${leave}`);
    if (leave === 'Close') await page.locator('.telling .row button').last().click();
    else await this.press(leave);
    await this.settled();
    const after = await this.seen();
    assert(!after.isWay, `${leave} leaves the way`);
    this.equal(before, { ...await this.held(), kept: after.kept }, 'who leaves the way');
  }

  /** Another board, and back. */
  async another() {
    const { page } = this;
    const before = await this.held();
    await page.evaluate(() => { for (const it of document.querySelectorAll('details')) it.open = true; });
    const choose = (list, value) => page.locator('.panel details select').nth(list).selectOption(value);
    const by = this.pick(['empty', 'new', 'rules', 'shape', 'paste']);
    this.trace.push(`another board: ${by}`);
    const row = page.locator('.more > .row');
    if (by === 'empty') await row.locator('button').nth(1).click();
    if (by === 'new') {
      await row.locator('select').selectOption('easy');
      await row.locator('button').first().click();
    }
    if (by === 'shape') await choose(1, '2x3');
    if (by === 'rules') await choose(2, before.kept.rules === 'x' ? 'disjoint' : 'x');
    if (by === 'paste') {
      await page.locator('.panel textarea').first().fill(this.pick(this.puzzles));
      await page.locator('.panel details button').first().click();
    }
    if (by === 'new') await page.waitForFunction((was) => !location.hash.includes(was), before.kept.puzzle);
    await this.settled();
    const other = await this.seen();
    assert(other.hasFocus, `the focus is lost by ${by}`);
    await this.toBoard();
    for (const key of ['1', 'ArrowRight', '2', 'n', 'Shift+Digit3']) await this.press(key);
    const isBack = this.random() < 0.5;
    this.trace.push(isBack ? 'Back' : 'Undo');
    const isThere = (seen) => JSON.stringify(seen.kept) === JSON.stringify(before.kept);
    if (isBack) {
      await page.evaluate(() => history.back());
      await this.settled();
    } else {
      for (let k = 0; k < 9 && !isThere(await this.seen()); k++) await page.evaluate(() => document.querySelector('[aria-keyshortcuts=u]').click());
    }
    this.equal(before, await this.held(), `who comes back by ${isBack ? 'Back' : 'Undo'}`);
  }

  /** Presses Undo or Redo, so often or until nothing is said of it any more; how often something was. */
  async again(key, most = Infinity) {
    this.trace.push(`${key} again and again`);
    await this.page.evaluate(() => { window.awaited = null; });
    for (let all = 0, still = 0; ;) {
      const done = await this.page.evaluate(([shortcut, times]) => {
        const live = document.getElementById('live');
        const board = () => document.querySelector('.board');
        // In another language a board of before is read anew, and comes while nobody presses.
        let count = window.awaited && window.awaited !== board() ? 1 : 0;
        for (; count < times; count++) {
          const was = board();
          live.textContent = 'silent';
          document.querySelector(`[aria-keyshortcuts=${shortcut}]`).click();
          if (live.textContent === 'silent' && board() === was) {
            window.awaited = was;
            break;
          }
        }
        return count;
      }, [key, most - all]);
      all += done;
      still = done ? 0 : still + 1;
      if (still === 2 || all === most) return all;
      await this.settled();
    }
  }
}

/** A walk from a puzzle, of so many moves. */
async function walk(browser, server, { name, query, puzzles, seed, moves, pressed, isSolved }) {
  const isPhone = seed % 3 === 0;
  const page = await visit(browser, server, isPhone ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {});
  const walker = new Walker(page, puzzles, seed);
  try {
    await walker.begin(query, '.status .yes');
    const first = await walker.held();
    if (isSolved) {
      await walker.solve();
      for (let k = 0; k < 9; k++) await walker.press('u');
    }
    for (let k = 1; k <= moves; k++) {
      await walker.move(pressed);
      if (k % 20 === 10) await walker.way();
      if (k % 20 === 0) await walker.another();
    }
    const last = await walker.held();
    const undone = await walker.again('u');
    walker.equal(first, await walker.held(), 'who undoes everything');
    assert(await walker.again('y', undone) === undone, 'all that was undone can be done again');
    walker.equal(last, await walker.held(), 'who does everything again');
    const read = await page.evaluate((asked) => fetch('/api/read', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked) }).then((it) => it.json()),
      Object.fromEntries(Object.entries({ ...last.kept, digits: null, placed: last.kept.digits }).filter(([, value]) => value !== null)));
    assert(read.puzzle === last.clues, `the server reads ${JSON.stringify(read)}`);
    await page.leave();
  } catch (error) {
    throw new Error(`${name}, seed ${seed}: ${error.message}\nafter ${walker.trace.slice(-25).join(', ')}\n${page.url()}`, { cause: error });
  }
}

/** Walks from puzzles of every level, of variants and of a jigsaw. */
export async function walks(browser, server, moves = 30) {
  const start = Date.now();
  const make = async (wishes) => {
    const response = await fetch(`${server.url}api/make`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ seed: '7', ...wishes }) });
    const [made] = await response.json();
    const query = new URLSearchParams({ p: made.puzzle });
    for (const [key, value] of [['s', wishes.shape], ['r', wishes.rules]]) if (value) query.set(key, value);
    return { name: Object.values(wishes).join(' '), query, puzzle: made.puzzle };
  };
  const wishes = [...LEVELS.map((level) => ({ level })), { rules: 'x' }, { rules: 'windoku', level: 'hard' }, { rules: 'knight' }, { rules: JIGSAW }, { shape: '2x3' }];
  const made = [];
  for (const wish of wishes) made.push(await make(wish));
  const puzzles = made.map(({ puzzle }) => puzzle);
  const pressed = new Map();
  const left = [...made.entries()];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [k, { name, query }] = next;
      await walk(browser, server, { name, query, puzzles, seed: k + 1, moves, pressed, isSolved: !EASY.test(name) });
    }
  };
  await Promise.all([lane(), lane()]);
  assert(pressed.size > 38, `${pressed.size} controls were pressed`);
  console.log(`  ${made.length} walks over ${pressed.size} controls in ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

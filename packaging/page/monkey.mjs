// A monkey at the page: keys, clicks, taps, pastes, languages, colours, parts, Back, Forward and reloads at random, and
// the laws that hold after each of them.
//
//   node monkey.mjs BINARY | --site URL  [--actions 5000] [--seed 1] [--until K] [--all]
//
// 1. no error is thrown, nothing stands in the console but that the server refuses what nobody can read;
// 2. nothing is asked of another host;
// 3. digits and clues on the board are those of the address, and a cell is called what is to be seen in it; one cell
//    alone can be reached by Tab; what was announced last of a cell still holds;
// 4. digits and marks change by nothing but what says so, one cell at a time but for what says more; Undo brings back
//    what was there before, and Redo what came after;
// 5. no part of the page is empty.
//
// Actions come in walks of 1,000, each in a browser window of its own, of a seed of its own.  Most are events that are
// made inside the page, a batch at a time; each batch ends with real ones, of the keyboard, the mouse or a finger.
// What goes wrong comes with its seed, the last 30 actions and the law; `--seed N --until K` does the same again, as
// far as answers come at the same time.  `--all` goes on after what went wrong, and tells each kind once.

import { parseArgs } from 'node:util';
import { assert, open, serve, visit } from './browser.mjs';
import { numbers } from './walk.mjs';
import { monkey } from './monkey-in-page.mjs';

const WALK = 1000;
const BATCH = 40;
const LEVELS = ['easy', 'medium', 'hard', 'tough', 'expert', 'fiendish'];
const JIGSAW = 'aaabbbcccaaabbbcccaadbbeccfaddbeecffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii';
const FORMATS = ['line', 'pm', 'picture', 'ipuz', 'f-puzzles', 'sudokupad', 'sudokuwiki', 'solo', 'susser'];
/** What is refused where something is asked that nobody can answer. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const { values: options, positionals: [binary] } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' }, actions: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' },
    until: { type: 'string' }, all: { type: 'boolean', default: false },
  },
});

const server = options.site ? { url: options.site, end: async () => 0 } : await serve(binary);
const browser = await open();

/** Puzzles of all levels and rules as links, and as texts of other programs; without a server those that are here. */
async function prepare() {
  const puzzles = [{ p: '..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..' }, { p: '1..4....23......' }];
  const texts = ['rubbish', '{', '', '1'.repeat(81), '\u0000\ud800', 'https://example.org/?p=1', '12,,4\n,,,\n,3,,\n,,,1', ...puzzles.map(({ p }) => p)];
  const ask = (name, body) => fetch(`${server.url}api/${name}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    .then((response) => (response.ok ? response.json() : null), () => null);
  if (options.site) return { puzzles, texts };
  const wishes = [...LEVELS.map((level) => ({ level })), { rules: 'x' }, { rules: 'windoku' }, { rules: 'knight' }, { rules: JIGSAW }, { shape: '2x3' }, { shape: '2x2' }];
  for (const wish of wishes) {
    const [{ puzzle }] = (await ask('make', { seed: '7', ...wish })) ?? assert(false, `no puzzle of ${JSON.stringify(wish)}`);
    puzzles.push({ p: puzzle, ...(wish.shape && { s: wish.shape }), ...(wish.rules && { r: wish.rules }) });
    for (const to of FORMATS) {
      const said = await ask('convert', { puzzle, to, ...(wish.shape && { shape: wish.shape }), ...(wish.rules && { rules: wish.rules }) });
      if (said) texts.push(said.text);
    }
  }
  return { puzzles, texts };
}
const { puzzles, texts } = await prepare();

class Broken extends Error {
  constructor(law, { trace = [], index = 0 } = {}) {
    super(law);
    Object.assign(this, { trace, index });
  }
}

/** One walk of a seed, up to an action. */
async function walk(seed, until) {
  const random = numbers(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const isPhone = random() < 0.3;
  const page = await visit(browser, server, {
    locale: pick(['en-US', 'de-DE', 'ru-RU', 'zh-CN']), colorScheme: pick(['light', 'dark']), reducedMotion: 'reduce',
    ...(isPhone && { viewport: { width: 360, height: 740 }, hasTouch: true }),
  });
  const query = new URLSearchParams(pick(puzzles));
  await page.addInitScript(monkey);
  await page.go(`#/play?${query}`, '.board td');
  const begin = (state) => page.evaluate(([it, all, links]) => window.monkey.begin(it, all, links), [state, texts, puzzles]);
  let state = { seed, index: 0, trace: [], before: null, judged: 0 };
  await begin(state);
  const check = (found) => {
    const notes = page.notes.filter((note) => !REFUSED.test(note));
    if (notes.length) throw new Broken(notes[0], found);
    if (found.broken) throw new Broken(found.broken, found);
    state = found;
  };
  let real = 0;
  try {
    while (state.index < until) {
      check(await page.evaluate((count) => window.monkey.batch(count), Math.min(BATCH, until - state.index)));
      if (state.index < until) {
        const [what, before] = await outside(page, random, isPhone);
        real += 1;
        if (what === 'reload') await begin({ ...state, before });
        check(await page.evaluate((told) => window.monkey.after(told), what));
      }
    }
    check(await page.evaluate(() => window.monkey.end()));
  } catch (error) {
    if (error instanceof Broken) throw error;
    // What a page did that was left without being asked to be is kept by its window.
    const left = await page.waitForLoadState().then(() => page.evaluate(() => window.monkey.left())).catch(() => null);
    throw new Broken(`1: ${error.message.split('\n')[0]}`, left ?? state);
  } finally {
    await page.context().close();
  }
  return { real, judged: state.judged };
}

/** Something from outside the page, as a browser does it: what it was. */
async function outside(page, random, isPhone) {
  const [kind, part] = [random(), random()];
  if (kind < 0.06) {
    const before = await page.evaluate(() => window.monkey.written());
    await page.reload();
    await page.waitForSelector('#main > *');
    return ['reload', before];
  }
  if (kind < 0.5) {
    const isIn = await page.evaluate(() => document.activeElement.matches('td, button'));
    const keys = ['1', '5', '9', 'Shift+Digit3', 'ArrowDown', 'ArrowLeft', 'Tab', 'Shift+Tab', 'Delete', 'u', 'Control+z', 'y', ...(isIn ? ['Enter', 'Space'] : [])];
    const key = keys[Math.floor(part * keys.length)];
    await page.keyboard.press(key);
    return [`key ${key}`];
  }
  const size = page.viewportSize();
  const at = [size.width * part, size.height * random()];
  // A list that is open takes all that follows.
  if (await page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('select, label')), at)) return ['nothing'];
  const words = at.map(Math.round).join();
  if (isPhone) await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
  return [`${isPhone ? 'tap' : 'click'} ${words}`];
}

const seeds = Number(options.seed);
const most = options.until ? Number(options.until) : Number(options.actions);
const start = Date.now();
const found = new Map();
let [done, real, judged] = [0, 0, 0];
for (let seed = seeds; done < most; seed++) {
  const until = options.until ? most : Math.min(WALK, most - done);
  try {
    const walked = await walk(seed, until);
    real += walked.real;
    judged += walked.judged;
    done += until;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    done += Math.max(1, error.index);
    const kind = error.message.replace(/[\d.]{3,}|r\d+c\d+|\b\d+\b/g, '#').slice(0, 90);
    if (found.has(kind)) continue;
    found.set(kind, error);
    console.log(`FAIL  ${error.message}\n  after ${error.trace.slice(-30).join(' | ')}\n  again by --seed ${seed} --until ${error.index}`);
    if (!options.all) break;
  }
}
const seconds = (Date.now() - start) / 1000;
console.log(`  ${done} actions, ${real} of them from outside the page, ${judged} times compared, in ${seconds.toFixed(0)} s, ${((60 * done) / seconds).toFixed(0)} a minute; ${found.size} kinds of failures`);
await browser.close();
await server.end('SIGINT');
process.exit(found.size ? 1 : 0);

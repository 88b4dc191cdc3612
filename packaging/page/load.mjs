// Load: many connections ask the server of an ennea binary questions of all kinds at once, and what is answered is
// checked here, by code that shares nothing with it.
//
//   node load.mjs BINARY [--connections 64] [--seconds 20] [--requests N] [--seed 1] [--long 0] [--odd] [--most MS]
//
// Printed are, for each kind of question, how many were asked, and how long their answers took; then the memory of
// the server.  `--long N` has N censuses of 2x5 and walks through all grids worked at meanwhile, on connections of
// their own; `--odd` asks what has no answer as often as what has one; `--requests` ends after so many instead of
// seconds, with the memory told after each fifth of them.  It fails if an answer is wrong or missing, or if the 99th
// percentile of a kind that is called short took longer than `--most` milliseconds.

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { assert, serve } from './browser.mjs';
import { numbers } from './walk.mjs';

const { values: options, positionals: [binary] } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', default: '64' }, seconds: { type: 'string', default: '20' }, requests: { type: 'string' },
    seed: { type: 'string', default: '1' }, long: { type: 'string', default: '0' }, odd: { type: 'boolean', default: false },
    most: { type: 'string', default: 'Infinity' },
  },
});

const server = await serve(binary);
const random = numbers(Number(options.seed));
const pick = (list) => list[Math.floor(random() * list.length)];
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** The answer to a question: its status, and its body as text. */
const post = (name, body, through = agent) => new Promise((resolve, reject) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const asked = request(`${server.url}api/${name}`, { method: 'POST', agent: through, headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } }, (response) => {
    const parts = [];
    response.on('data', (part) => parts.push(part));
    response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(parts) }));
    response.on('error', reject);
  });
  asked.on('error', reject);
  asked.end(text);
});
const answer = async (name, body) => JSON.parse((await post(name, body)).body);

const SIDE = [...Array(9).keys()];
const HOUSES = SIDE.flatMap((k) => [
  SIDE.map((j) => 9 * k + j), SIDE.map((j) => 9 * j + k),
  SIDE.map((j) => 27 * Math.floor(k / 3) + 3 * (k % 3) + 9 * Math.floor(j / 3) + (j % 3)),
]);
/** Whether a line is a grid, and one that has these clues. */
const isGrid = (line, clues = line) => line.length === 81 && HOUSES.every((house) => new Set(house.map((cell) => line[cell])).size === 9)
  && [...clues].every((sign, cell) => sign === '.' || sign === line[cell]);

/** Puzzles of each level with their solutions, which were made before anything is measured. */
async function prepare() {
  const found = [];
  for (const level of ['beginner', 'easy', 'medium', 'hard', 'tough', 'expert', 'fiendish', 'extreme']) {
    for (const { puzzle } of await answer('make', { seed: options.seed, number: 8, level })) {
      const { solutions: [solution] } = await answer('solve', { puzzle });
      assert(isGrid(solution, puzzle), `${solution} does not solve ${puzzle}`);
      found.push({ puzzle, solution, level });
    }
  }
  return found;
}
const puzzles = await prepare();

/** What a question is asked, and what its answer has to be; whether it is short is said before. */
const ask = (short, body, is) => ({ short, body, is });
const cellIs = (text, { solution }) => {
  const [, row, column, digit] = /^r(\d)c(\d)=(\d)$/.exec(text);
  return solution[9 * row + Number(column) - 10] === digit;
};
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const KINDS = {
  read: () => { const { puzzle } = pick(puzzles); return ask(true, { puzzle, lang: pick(['en', 'de', 'ru', 'zh']) }, (it) => it.puzzle === puzzle && it.houses.length === 27); },
  convert: () => { const { puzzle } = pick(puzzles); return ask(true, { puzzle, to: 'line' }, (it) => it.text === `${puzzle}\n`); },
  rules: () => ask(true, {}, (it) => it.length > 10),
  levels: () => ask(true, {}, (it) => it.length === 8),
  techniques: () => ask(true, {}, (it) => it.length > 20),
  solve: () => { const { puzzle, solution } = pick(puzzles); return ask(true, { puzzle }, (it) => it.answer === 'unique' && it.solutions[0] === solution); },
  hint: () => { const it = pick(puzzles); return ask(true, { puzzle: it.puzzle, level: 4 }, ({ steps }) => steps.length > 0 && steps.every((step) => step.placements.every((text) => cellIs(text, it)) && step.eliminations.every((text) => !cellIs(text.replace('<>', '='), it)))); },
  explain: () => { const { puzzle, solution } = pick(puzzles); return ask(false, { puzzle }, (it) => it.solution === solution); },
  rate: () => { const { puzzle, level } = pick(puzzles); return ask(false, { puzzle }, (it) => it.level === level); },
  bound: () => { const { puzzle } = pick(puzzles); return ask(true, { puzzle }, (it) => it.puzzle === puzzle); },
  canon: () => { const { solution } = pick(puzzles); return ask(true, { puzzle: solution }, (it) => isGrid(it.canonical) && it.canonical.startsWith('123456789')); },
  automorphisms: () => { const { solution } = pick(puzzles); return ask(true, { puzzle: solution }, (it) => Number(it.automorphisms) >= 1); },
  equivalent: () => { const { solution } = pick(puzzles); return ask(true, { puzzle: solution, other: solution.replace(/[12]/g, (digit) => 3 - digit) }, (it) => it.equivalent === true); },
  unrank: () => ask(true, { rank: String(Math.floor(random() * 1e15)) }, (it) => isGrid(it.grid)),
  rank: () => { const { solution } = pick(puzzles); return ask(true, { puzzle: solution }, (it) => /^\d+$/.test(it.rank)); },
  sample: () => ask(true, { seed: String(random()), number: 2 }, (it) => it.every(({ grid }) => isGrid(grid))),
  count: () => { const { puzzle } = pick(puzzles); return ask(true, { puzzle }, (it) => it.count === '1'); },
  'count-many': () => { const { puzzle } = pick(puzzles); const cells = [...puzzle]; cells.forEach((sign, cell) => { if (random() < 0.2) cells[cell] = '.'; }); return ask(true, { puzzle: cells.join(''), limit: 1000 }, (it) => Number(it.count) >= 1); },
  candidates: () => { const { puzzle, solution } = pick(puzzles); return ask(true, { puzzle }, (it) => it.counts.every((counts, cell) => counts[solution[cell] - 1] === '1')); },
  estimate: () => ask(false, { puzzle: '.'.repeat(100), shape: '2x5', crowds: 2 }, (it) => it.shape === '2x5'),
  make: () => ask(false, { seed: String(random()), level: pick(['easy', 'medium', 'hard']) }, ([it]) => it.puzzle.length === 81),
  print: () => { const it = pick(puzzles); return ask(false, { puzzles: [it.puzzle], format: pick(['svg', 'pdf']) }, (file) => file.length > 1000); },
  unavoidable: () => { const { solution } = pick(puzzles); return ask(false, { puzzle: solution, size: 8 }, (it) => it.shape === '3x3'); },
  backdoors: () => { const { puzzle } = pick(puzzles); return ask(false, { puzzle, most: 1 }, (it) => it.puzzle === puzzle); },
  fewest: () => ask(false, { puzzle: '1234341221434321' }, (it) => it.shape === '2x2'),
  census: () => { const shape = pick(['2x2', '2x3']); return ask(false, { shape }, (it) => it.essentially_different === { '2x2': '2', '2x3': '49' }[shape]); },
  trajectory: () => { const { puzzle } = pick(puzzles); return ask(false, { puzzle, every: 1 }, (it) => it.shape === '3x3'); },
  map: () => ask(false, { puzzle: EASY, cell: 'r1c3', size: 2, seed: Math.floor(random() * 1e6) }, (it) => it.shape === '3x3'),
};

/** What has no answer, or an unusual one: rubbish, values of other kinds, every shape, puzzles that are damaged. */
function oddly() {
  const name = pick(['read', 'convert', 'solve', 'hint', 'explain', 'rate', 'bound', 'canon', 'count', 'candidates', 'print', 'sample', 'unrank', 'make', 'automorphisms', 'equivalent', 'rank']);
  const { puzzle, solution } = pick(puzzles);
  const cells = [...puzzle];
  for (let k = 0; k < 3; k++) cells[Math.floor(random() * 81)] = pick([...'123456789.A!']);
  const shape = `${1 + Math.floor(random() * 6)}x${1 + Math.floor(random() * 6)}`;
  const side = shape.split('x').reduce((a, b) => a * b);
  const text = pick([cells.join(''), puzzle.slice(0, Math.floor(random() * 81)), '.'.repeat(side * side), 'x'.repeat(Math.floor(random() * 9999)), '', '{', solution, `${puzzle}\n${puzzle}`]);
  const rules = pick(['x', 'windoku', 'knight', 'king', 'non-consecutive', 'latin', 'x+knight', 'y', '', ...Array(9).fill(undefined)]);
  const body = { puzzle: text, rules, lang: pick(['en', 'zh', 'xx', 1, undefined]), limit: pick([1, 0, -1, 'a', 99999, undefined, undefined]), level: pick([1, 4, 'easy', undefined, undefined]) };
  if (random() < 0.5) body.shape = pick([shape, '0x0', 3]);
  if (name === 'make' || name === 'sample') Object.assign(body, { puzzle: undefined, seed: String(random()), limit: undefined, shape: pick(['2x2', '2x3', '3x3']), number: pick([1, 0, 2]), level: undefined });
  if (name === 'print') Object.assign(body, { puzzle: undefined, puzzles: [text], format: pick(['svg', 'pdf', 'png', 'gif']), limit: undefined });
  if (name === 'count' || name === 'candidates') body.limit = 2;
  if (name === 'convert') body.to = pick(['line', 'pm', 'picture', 'ipuz', 'x']);
  if (name === 'equivalent') body.other = solution;
  return { name, body: random() < 0.1 ? JSON.stringify(body).slice(0, Math.floor(random() * 99)) : body };
}

/** Kinds by whether they are called short, and the share of those that are not. */
const [SHORT, LONG] = [true, false].map((is) => Object.keys(KINDS).filter((kind) => KINDS[kind]().short === is));
const SHARE = options.odd ? 0 : 0.1;

const times = new Map();
const wrong = [];
const memory = () => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
let asked = 0;

async function once() {
  asked += 1;
  const start = performance.now();
  if (options.odd && random() < 0.5) {
    const { name, body } = oddly();
    const { status } = await post(name, body);
    if (status >= 500) wrong.push(`${name} ${JSON.stringify(body)}: ${status}`);
    note('odd', false, start);
    return;
  }
  const kind = pick(random() < SHARE ? LONG : SHORT);
  const { short, body, is } = KINDS[kind]();
  const { status, body: said } = await post(kind.split('-')[0], body);
  note(kind, short, start);
  let isRight = false;
  try { isRight = status === 200 && is(kind === 'print' ? said : JSON.parse(said)); } catch { /* It is not. */ }
  if (!isRight) wrong.push(`${kind} ${JSON.stringify(body)}: ${status} ${said.toString().slice(0, 300)}`);
}

function note(kind, short, start) {
  // At first the connections are opened, all at once.
  if (start < begun + 1000) return;
  if (!times.has(kind)) times.set(kind, { short, all: [] });
  times.get(kind).all.push(performance.now() - start);
}

let isOver = false;
/** Long work, again and again until the end. */
async function long(k) {
  const own = new Agent({ keepAlive: true });
  long.agents.push(own);
  while (!isOver) {
    const [name, body] = k % 2 ? ['count', { puzzle: '.'.repeat(81), method: 'walk' }] : ['census', { shape: '2x5' }];
    await post(name, body, own).catch(() => {});
  }
}
long.agents = [];

const most = options.requests ? Number(options.requests) : Infinity;
const end = performance.now() + (options.requests ? Infinity : 1000 * Number(options.seconds));
const told = [`${memory().toFixed(0)} MB at the start`];
for (let k = 0; k < Number(options.long); k++) long(k);
if (Number(options.long)) await new Promise((resolve) => { setTimeout(resolve, 1000); });
const begun = performance.now();
let next = most / 5;
async function lane() {
  while (performance.now() < end && asked < most) {
    await once();
    if (asked >= next) {
      console.log(`${memory().toFixed(0)} MB after ${asked}`);
      next += most / 5;
    }
  }
}
await Promise.all(Array.from({ length: Number(options.connections) }, lane));
const seconds = (performance.now() - begun) / 1000;
isOver = true;
long.agents.forEach((own) => own.destroy());
told.push(`${memory().toFixed(0)} MB at the end`);
agent.destroy();

const late = [];
console.log(`${'question'.padEnd(14)}    asked   median      p99    worst, in ms`);
for (const [kind, { short, all }] of [...times].sort()) {
  all.sort((a, b) => a - b);
  const [median, p99, worst] = [0.5, 0.99, 1].map((share) => all[Math.min(all.length - 1, Math.floor(share * all.length))]);
  console.log(`${kind.padEnd(14)} ${String(all.length).padStart(8)} ${[median, p99, worst].map((it) => it.toFixed(1).padStart(8)).join(' ')}${short ? '' : '  long'}`);
  if (short && p99 > Number(options.most)) late.push(kind);
}
console.log(`${asked} in ${seconds.toFixed(1)} s, ${(asked / seconds).toFixed(0)} a second; ${told.join(', ')}`);
for (const line of wrong.slice(0, 9)) console.log(`WRONG ${line}`);
if (late.length) console.log(`LATE ${late.join(', ')}`);
const code = await server.end('SIGINT');
if (code !== 0) console.log(`the server ended with ${code}`);
process.exit(wrong.length || late.length || code ? 1 : 0);

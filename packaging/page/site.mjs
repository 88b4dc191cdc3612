// The page without a server, tried in Chromium: from a plain host of files, under a path; without a network after a first
// visit; in a browser without 128-bit vectors and in one without a service worker; its answers beside the vectors.
// Usage: node site.mjs FOLDER VECTORS

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { deepStrictEqual } from 'node:assert';
import { gzipSync } from 'node:zlib';
import { assert, open, visit } from './browser.mjs';

const [folder, vectorsFile] = process.argv.slice(2);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.ftl': 'text/plain', '.gz': 'application/gzip' };
const PATH = '/somewhere/deep/';

/** A host of files that knows nothing of the page, and counts what it sends, packed as most hosts do. */
async function host() {
  const sent = new Map();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    if (!path.startsWith(PATH)) return response.writeHead(404).end();
    const file = normalize(path.slice(PATH.length)) === '.' ? 'index.html' : normalize(path.slice(PATH.length));
    try {
      const bytes = await readFile(join(folder, file));
      sent.set(file, file.endsWith('.gz') ? bytes.length : gzipSync(bytes, { level: 9 }).length);
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listens) => server.listen(0, '127.0.0.1', listens));
  const url = `http://127.0.0.1:${server.address().port}${PATH}`;
  return { url, sent, end: () => { server.closeAllConnections(); return new Promise((ended) => server.close(ended)); } };
}

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const journeys = [];
const journey = (name, walk) => journeys.push({ name, walk });

journey('first visit: the board, the first hint, what they weigh', async (browser, server) => {
  const page = await visit(browser, server);
  const start = performance.now();
  await page.goto(server.url);
  await page.waitForSelector('table[role=grid] td');
  const board = performance.now() - start;
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.waitForSelector('.telling p, .telling li');
  const hinted = performance.now() - start - board;
  const files = [...server.sent].filter(([file]) => !file.includes('main'));
  const packed = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`  board ${board.toFixed(0)} ms, hint ${hinted.toFixed(0)} ms after it, ${packed} bytes packed: ${JSON.stringify(Object.fromEntries(files))}`);
  assert(packed <= 450_000, `${packed} bytes to the first hint`);
  await page.leave();
});

journey('answers are those of the vectors', async (browser, server) => {
  const page = await visit(browser, server);
  await page.go('#/play', 'table[role=grid] td');
  const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8'));
  for (const { name, body, answer } of vectors) {
    const got = await page.evaluate(async ([asked, sent]) => {
      const { ask, file } = await import('./ask.js');
      try {
        if (asked !== 'print') return await ask(asked, sent);
        return { bytes: (await file(asked, sent)).size };
      } catch (error) {
        return error.said ?? { error: String(error) };
      }
    }, [name, body]);
    deepStrictEqual(got, answer, `${name} ${JSON.stringify(body)}`);
  }
  await page.leave();
});

journey('what is called off stops, and the next question is answered', async (browser, server) => {
  const page = await visit(browser, server);
  await page.go('#/play', 'table[role=grid] td');
  const [stopped, answered, told] = await page.evaluate(async () => {
    const { follow, ask } = await import('./ask.js');
    const controller = new AbortController();
    let count = 0;
    const long = follow('census', { shape: '2x5' }, () => { count += 1; if (count === 2) controller.abort(); }, controller.signal);
    const name = await long.then(() => 'answered', (error) => error.name);
    const { answer } = await ask('solve', { puzzle: '1..4....23......' });
    return [name, answer, count];
  });
  assert(stopped === 'AbortError' && answered === 'unique' && told >= 2, `${stopped} ${answered} ${told}`);
  await page.leave();
});

journey('without a network after a first visit', async (browser, server) => {
  const page = await visit(browser, server);
  await page.go('#/play', 'table[role=grid] td');
  await page.waitForFunction(() => document.getElementById('by').textContent.includes('without a network'), null, { timeout: 60000 });
  await page.context().setOffline(true);
  await page.goto(`${server.url}#/play?p=${HARD}`);
  await page.reload();
  await page.waitForSelector('table[role=grid] td');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.waitForSelector('.telling button');
  await page.goto(`${server.url}#/make`);
  await page.waitForSelector('#main form, #main .grid');
  const printed = await page.evaluate(async (puzzle) => {
    const { ask, file } = await import('./ask.js');
    const { rank } = await ask('unrank', { rank: '7', ed: true }).then(() => ({ rank: 7 }));
    return [rank, (await file('print', { puzzles: [puzzle], format: 'pdf' })).size];
  }, HARD);
  assert(printed[1] > 1000, String(printed));
  await page.leave();
});

journey('an old browser without vectors is told so', async (browser, server) => {
  const page = await visit(browser, server);
  await page.addInitScript(() => { WebAssembly.validate = () => false; });
  await page.go('#/play', 'table[role=grid] td');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.waitForSelector('.telling p, .telling li');
  const said = await page.textContent('#by');
  assert(said.includes('no 128-bit vectors') && server.sent.has('engine/portable/play.wasm.gz'), said);
  await page.leave();
});

journey('without a service worker the page says that it keeps nothing', async (browser, server) => {
  const page = await visit(browser, server, { serviceWorkers: 'block' });
  await page.addInitScript(() => { Object.defineProperty(navigator, 'serviceWorker', { value: undefined }); });
  await page.go('#/play', 'table[role=grid] td');
  await page.waitForFunction(() => document.getElementById('by').textContent.includes('needs the network'));
  await page.leave();
});

journey('a part that cannot be fetched is told, and fetched when it is there again', async (browser, server) => {
  const page = await visit(browser, server, { serviceWorkers: 'block' });
  await page.addInitScript(() => { Object.defineProperty(navigator, 'serviceWorker', { value: undefined }); });
  await page.go('#/play', 'table[role=grid] td');
  await page.evaluate(async () => (await import('./ask.js')).ask('levels', {}));
  await page.route('**/paper.wasm.gz', (route) => route.fulfill({ status: 404 }));
  const asked = (puzzle) => page.evaluate(async (line) => {
    const { file } = await import('./ask.js');
    const { failure } = await import('./common.js');
    return file('print', { puzzles: [line], format: 'svg' }).then((blob) => blob.size, failure);
  }, puzzle);
  const told = await asked(HARD);
  assert(String(told).startsWith('A part of the program could not be fetched'), String(told));
  page.notes.length = 0;
  await page.unroute('**/paper.wasm.gz');
  const size = await asked(HARD);
  assert(size > 1000, String(size));
  await page.leave();
});

const browser = await open();
let failed = 0;
for (const { name, walk } of journeys) {
  const server = await host();
  const start = performance.now();
  try {
    await walk(browser, server);
    console.log(`site: ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed += 1;
    console.log(`site: ${name}: FAILED\n${error.stack}`);
  }
  await server.end();
}
await browser.close();
process.exit(failed ? 1 : 0);

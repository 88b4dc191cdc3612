// A server and a browser for a journey, and what each journey has to leave behind: no message in the console, no
// request to anybody else, no finding of axe, nothing wider than the window.

import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function assert(holds, words) {
  if (!holds) throw new Error(words);
}

/** A server of a binary at a port, 0 for one that is free. */
export async function serve(binary, port = 0) {
  const child = spawn(binary, ['serve', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const end = (signal) => new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill(signal);
  });
  return { url: line, port: Number(new URL(line).port), pid: child.pid, end };
}

export const open = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/** A page of its own, which notes what it must not do. */
export async function visit(browser, server, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'], bypassCSP: false, ...options });
  const page = await context.newPage();
  const notes = [];
  page.on('console', (message) => notes.push(`console: ${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => notes.push(`error: ${error.stack}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !url.startsWith('blob:') && !url.startsWith('data:')) notes.push(`a request to ${url}`);
  });
  page.notes = notes;
  page.go = async (hash, ready) => {
    await page.goto(`${server.url}${hash}`);
    await page.waitForSelector(ready);
  };
  page.leave = async () => {
    assert(notes.length === 0, notes.join('\n'));
    await context.close();
  };
  return page;
}

/** What axe finds by WCAG 2.2 AA, and whether something is wider than the window. */
export async function judge(page, where) {
  // The policy of the page forbids scripts of others, so axe runs in a world of its own.
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const run = (expression) => session.send('Runtime.evaluate', { contextId: executionContextId, expression, awaitPromise: true, returnByValue: true });
  await run(axe);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const answer = await run(`axe.run(document, { runOnly: ${JSON.stringify(tags)} }).then((found) => JSON.stringify(found.violations.map((it) => [it.id, it.nodes.slice(0, 4).map((node) => node.html + ' ' + node.failureSummary)])))`);
  assert(!answer.exceptionDetails, JSON.stringify(answer.exceptionDetails));
  const found = JSON.parse(answer.result.value);
  assert(found.length === 0, `${where}: axe finds ${JSON.stringify(found, null, 1)}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert(wide <= 0, `${where}: ${wide} px wider than the window`);
  await session.detach();
}

/** Moves the focus by Tab until it is on what is meant. */
export async function tabTo(page, role, name) {
  for (let k = 0; k < 90; k++) {
    const is = await page.evaluate(([wantedRole, wantedName]) => {
      const it = document.activeElement;
      const words = (it?.getAttribute('aria-label') ?? it?.labels?.[0]?.textContent ?? it?.textContent ?? '').trim();
      const roles = { BUTTON: 'button', A: 'link', SELECT: 'combobox', TD: 'gridcell', SUMMARY: 'summary', TEXTAREA: 'textbox', INPUT: 'input' };
      return roles[it?.tagName] === wantedRole && (wantedName === null || words.startsWith(wantedName));
    }, [role, name]);
    if (is) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${role} '${name}' is reached by Tab`);
}

// What outlasts the page: the game with its marks and moves, by the tab and by the browser; and a browser that keeps
// nothing.

import { assert, visit } from './browser.mjs';

const PUZZLE = '..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..';
const OTHER = '193........7..412.5.......6....93...7.625.9.8....6...1351.79.....8.....36.......7';

const cell = (page, k) => page.locator('.board td').nth(k).evaluate((it) => it.innerText + [...it.querySelectorAll('.mark')].map((mark) => mark.dataset.sign).join(''));
const press = async (page, ...keys) => { for (const key of keys) await page.keyboard.press(key); };
/** Leaves the page, and opens an address of it in the same tab. */
async function again(page, hash = null) {
  const address = hash ?? new URL(page.url()).hash;
  await page.goto('about:blank');
  await page.go(address, '.yes');
}

/** Writes 9, marks 5 and 6 beside it, and takes a second digit back. */
async function playSome(page) {
  await page.go(`#/play?p=${PUZZLE}`, '.yes');
  await press(page, 'Control+Home', '9', 'ArrowRight', 'Shift+Digit5', 'Shift+Digit6', 'ArrowDown', '1', 'u');
}

async function holds(page, where) {
  assert(await cell(page, 0) === '9' && await cell(page, 1) === '56' && await cell(page, 10) === '', `${where}: ${await cell(page, 0)}, ${await cell(page, 1)}, ${await cell(page, 10)}`);
  await press(page, 'y');
  assert(await cell(page, 10) === '1', `${where}: what was undone is done again`);
  await press(page, 'u', 'u');
  assert(await cell(page, 1) === '5', `${where}: a mark is taken back`);
  await press(page, 'y');
}

/** The journeys. */
export async function keeps(browser, server) {
  // The same address, and the bare one, in the same tab and in another.
  let page = await visit(browser, server);
  await playSome(page);
  await again(page);
  await holds(page, 'loaded again');
  await again(page, '');
  await holds(page, 'opened anew');
  const other = await page.context().newPage();
  await other.goto(server.url);
  await other.waitForSelector('.yes');
  assert(await cell(other, 1) === '56', 'another tab begins with the newest game');
  await other.goto(`${server.url}#/play?p=${OTHER}`);
  await other.waitForSelector('.telling p');
  await press(other, 'Control+Home', 'ArrowDown', '2');
  await other.close();
  await again(page);
  await holds(page, 'a tab has its own game');
  // Boards before it come back, by Undo and by Back.
  await page.getByRole('button', { name: 'Empty board' }).click();
  await page.waitForSelector('.status button');
  await page.goto('about:blank');
  await page.go('', '.status button');
  await press(page, 'u');
  await page.waitForSelector('.yes');
  assert(await cell(page, 0) === '9' && await cell(page, 1) === '56', 'the board before it');
  await press(page, 'u');
  assert(await cell(page, 1) === '5', 'a mark of the board before it is taken back');
  await press(page, 'y', 'ArrowDown', '1', 'u');
  // In another language, with the names of that language.
  await page.locator('#tools select').first().selectOption('de');
  await page.waitForFunction(() => document.querySelector('.board td').getAttribute('aria-label').startsWith('Zeile 1'));
  await again(page);
  assert(await cell(page, 0) === '9' && await cell(page, 1) === '56', 'in German');
  await page.leave();

  // What somebody else wrote there is no game.
  page = await visit(browser, server);
  await playSome(page);
  for (const text of ['', '{', '[]', '{"form":1}', null]) {
    await page.waitForTimeout(200);
    await page.evaluate((bad) => {
      const good = localStorage.getItem('game');
      addEventListener('pagehide', () => {
        for (const store of [localStorage, sessionStorage]) store.setItem('game', bad ?? good.replace(/"now":\["/, '"now":["1'));
      });
    }, text);
    await page.reload();
    await page.waitForSelector('.yes');
    assert(await cell(page, 0) === '9' && await cell(page, 1) === '', `${text}: the digits of the address`);
  }
  await page.leave();

  // A full store, and one that is forbidden: said once, and the page goes on.
  for (const refuse of [
    () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; },
    () => { for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } }); },
  ]) {
    page = await visit(browser, server);
    await page.addInitScript(refuse);
    await page.go(`#/play?p=${PUZZLE}`, '.yes');
    await page.waitForFunction(() => /keeps nothing/.test(document.querySelector('.telling').innerText));
    await press(page, 'Control+Home', '9');
    await page.waitForTimeout(400);
    assert(await cell(page, 0) === '9', 'the page goes on');
    assert(!/keeps nothing/.test(await page.locator('.telling').innerText()), 'it is said once');
    await page.locator('#tools select').nth(1).selectOption('dark');
    await page.locator('#tools select').first().selectOption('ru');
    await page.waitForFunction(() => document.querySelector('.board td').getAttribute('aria-label').startsWith('строка 1'));
    await page.leave();
  }
}

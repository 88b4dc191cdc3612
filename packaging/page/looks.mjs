// What is seen: the board and what is told of it together on a phone, ink that stands out from its ground, patterns
// on a screen of few colours.

import { assert, visit } from './browser.mjs';

const PUZZLE = '..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..';
const SOLVED = '542739168176825934839641572795386421461972853283514796324157689658493217917268345';

/** Whether the whole board, and the beginning of what is told, is in the window. */
const together = (page, selector) => page.evaluate((told) => {
  const [board, words] = ['.board', told].map((it) => document.querySelector(it).getBoundingClientRect());
  return { isSeen: board.top > -1 && board.bottom <= innerHeight && words.top >= 0 && Math.min(words.bottom, words.top + 60) <= innerHeight, at: [board.top, board.bottom, words.top, words.bottom, innerHeight] };
}, selector);

async function seen(page, selector, where) {
  const { isSeen, at } = await together(page, selector);
  assert(isSeen, `${where}: the board and what is told of it are not seen together, ${at.map(Math.round)}`);
}

/** On a phone. */
export async function phone(browser, server) {
  const page = await visit(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const tap = (name) => page.getByRole('button', { name, exact: true }).tap();
  await page.go(`#/play?p=${PUZZLE}`, '.yes');
  await tap('Next step');
  await page.waitForSelector('.step');
  await seen(page, '.step', 'Next step');
  await tap('Check');
  await page.waitForSelector('.telling .yes');
  await seen(page, '.telling', 'Check');
  await tap('Whole way');
  await page.waitForSelector('.way');
  await seen(page, '.telling', 'Whole way');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByLabel('Level').selectOption('easy');
  await tap('New puzzle');
  await page.waitForFunction(() => /^Another board/.test(document.querySelector('.telling').innerText));
  await seen(page, '.telling', 'New puzzle');
  await page.goto('about:blank');
  await page.go(`#/play?${new URLSearchParams({ p: PUZZLE, d: `.${SOLVED.slice(1)}` })}`, '.yes');
  await page.evaluate(() => scrollTo(0, 260));
  await page.locator('.board td').first().tap();
  await page.getByRole('button', { name: 'write 5' }).tap();
  await page.waitForSelector('.done');
  await seen(page, '.telling', 'the end');
  await page.leave();
}

/** How many times as bright as its ground ink is, by WCAG, of the first element that a selector finds. */
const contrast = (page, selector) => page.locator(selector).first().evaluate((it) => {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (...colours) => {
    paper.clearRect(0, 0, 1, 1);
    for (const colour of colours) { paper.fillStyle = colour; paper.fillRect(0, 0, 1, 1); }
    const [r, g, b] = [...paper.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const grounds = [];
  for (let at = it; at; at = at.parentElement) grounds.unshift(getComputedStyle(at).backgroundColor);
  const ground = luminance(...grounds);
  const of = (colour) => { const ink = luminance(...grounds, colour); return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05); };
  return { ink: of(getComputedStyle(it).color), border: of(getComputedStyle(it).borderTopColor) };
});

/** Ink and lines, light and dark. */
export async function inks(browser, server) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await visit(browser, server, { colorScheme, reducedMotion: 'reduce' });
    await page.go(`#/play?${new URLSearchParams({ p: PUZZLE, d: PUZZLE.replace('.', '5') })}`, '.yes');
    await page.getByRole('button', { name: 'Fill in marks' }).click();
    await page.waitForSelector('.mark');
    const held = async (selector, kind, least, state) => {
      const { [kind]: found } = await contrast(page, selector);
      assert(found >= least, `${colorScheme}, ${state}: ${selector} has ${found.toFixed(2)} : 1; expected ${least}`);
    };
    for (const state of ['', 'peer', 'same', 'cursor', 'inpattern', 'differs']) {
      for (const [selector, made] of [['.mark', ''], ['.mark', 'part'], ['.mark', 'bad'], ['.digit', ''], ['.digit', 'clue']]) {
        await page.evaluate(([of, name, more]) => {
          const it = document.querySelector(`.board td ${of}`);
          it.id = 'looked-at';
          it.closest('td').className = `${name} ${more === 'clue' ? more : ''}`;
          if (of === '.mark') it.className = `mark ${more}`;
        }, [selector, state, made]);
        await held('#looked-at', 'ink', 4.5, `${state} ${made}`);
        await page.evaluate(() => document.getElementById('looked-at').removeAttribute('id'));
      }
    }
    await held('.more button', 'border', 3, 'buttons');
    await page.leave();
  }
}

/** A screen of few colours: where one is, and what a step is made of. */
export async function fewColours(browser, server) {
  const page = await visit(browser, server, { forcedColors: 'active' });
  await page.go(`#/play?p=${PUZZLE}`, '.yes');
  await page.keyboard.press('s');
  await page.waitForSelector('td.target');
  for (const selector of ['nav a[aria-current]', 'td.target', 'td.cursor']) {
    const style = await page.locator(selector).first().evaluate((it) => getComputedStyle(it).outlineStyle);
    assert(style !== 'none', `${selector} is not to be told from others`);
  }
  await page.locator('td.target').first().evaluate((it) => { it.className = 'inpattern'; });
  assert(await page.locator('td.inpattern').first().evaluate((it) => getComputedStyle(it).outlineStyle) === 'dashed', 'a pattern is seen');
  await page.leave();
}

/** Printing: a button for the board alone. */
export async function prints(browser, server) {
  const page = await visit(browser, server);
  await page.addInitScript(() => { window.print = () => { window.printed = true; }; });
  await page.go(`#/play?p=${PUZZLE}`, '.yes');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  assert(await page.evaluate(() => window.printed), 'it is printed');
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['.pad', '.panel', '.more', '.left > .row']) assert(!await page.locator(selector).first().isVisible(), `${selector} is not printed`);
  assert(await page.locator('.board td').first().isVisible(), 'the board is printed');
  await page.leave();
}

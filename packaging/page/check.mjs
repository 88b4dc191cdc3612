// The journeys, by keyboard but for the dragging of a row.  Times are printed, not judged: a busy machine is no fault of the page.

import { statSync } from 'node:fs';
import { assert, judge, open, serve, tabTo, visit } from './browser.mjs';
import { keeps } from './kept.mjs';
import { fewColours, inks, phone, prints } from './looks.mjs';
import { heard } from './spoken.mjs';
import { walks } from './walk.mjs';

const [binary, pictures] = process.argv.slice(2);
const PUZZLE = '..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..';
const SOLUTION_START = '5';
const VISITS = 20;
const WIDTHS = [['phone', 360, 740], ['tablet', 768, 1024], ['desk', 1440, 900]];
const VIEWS = [
  ['play', '.board'], ['make', '.puzzles'], ['count', '.tile'], ['symmetry', '.facts dd'], ['chaos', '.curve polyline'],
];

let server = await serve(binary);
const browser = await open();
const shot = (page, name) => page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
const digitAt = (page, row, column) => page.locator(`.board tr:nth-child(${row}) td:nth-child(${column})`).innerText();

/** Does something again, a few times at most, until it does not throw. */
async function until(attempt, left = 5) {
  try {
    await attempt();
  } catch (error) {
    if (left === 0) throw error;
    await until(attempt, left - 1);
  }
}

const journeys = {
  async 'first view'() {
    const found = [];
    for (let k = 0; k < VISITS; k++) {
      const page = await visit(browser, server);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.board td.clue')) return;
          window.boardAfter = performance.now();
          observer.disconnect();
        }).observe(document, { subtree: true, childList: true });
      });
      await page.go('', '.board td.clue');
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      found.push(await page.evaluate(() => [
        window.boardAfter,
        performance.getEntriesByName('first-contentful-paint')[0].startTime,
        performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum, it) => sum + it.encodedBodySize, 0),
      ]));
      await page.leave();
    }
    const of = (index) => found.map((it) => it[index]).sort((a, b) => a - b);
    const told = (index) => `${of(index)[VISITS / 2].toFixed(0)} ms (${of(index)[0].toFixed(0)} to ${of(index).at(-1).toFixed(0)})`;
    console.log(`  ${VISITS} visits: board after ${told(0)}, first paint after ${told(1)}, ${of(2)[VISITS / 2]} bytes`);
    assert(of(2).at(-1) <= 300_000, `${of(2).at(-1)} bytes`);
  },

  async 'every view, three widths, light and dark, four languages'() {
    for (const [name, width, height] of WIDTHS) {
      for (const [colorScheme, locale] of [['light', 'en-US'], ['dark', 'ru-RU'], ['light', 'zh-CN'], ['dark', 'de-DE']]) {
        const page = await visit(browser, server, { viewport: { width, height }, colorScheme, locale, reducedMotion: 'reduce' });
        for (const [view, ready] of VIEWS) {
          await page.go(`#/${view}`, view === 'make' ? 'form.stack' : ready);
          await page.waitForTimeout(250);
          await judge(page, `${view}, ${name}, ${colorScheme}, ${locale}`);
          await shot(page, `${view}-${name}-${colorScheme}-${locale.slice(0, 2)}`);
        }
        await page.leave();
      }
    }
  },

  async '200 % zoom, and a screen of few colours'() {
    const page = await visit(browser, server, { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, forcedColors: 'active' });
    await page.go('#/play', '.board');
    await judge(page, 'play at 200 %');
    await shot(page, 'play-zoom');
    await page.leave();
  },

  async 'play by keyboard: digits, marks, undo, hint, step, apply, check'() {
    for (const [, width, height] of WIDTHS) {
      const page = await visit(browser, server, { viewport: { width, height } });
      await page.go(`#/play?p=${PUZZLE}`, '.yes');
      await tabTo(page, 'gridcell', null);
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('9');
      assert(await digitAt(page, 1, 1) === '9', 'a digit is written');
      await page.keyboard.press('c');
      await page.waitForSelector('td.wrong');
      await page.keyboard.press('u');
      assert(await digitAt(page, 1, 1) === '', 'a digit is taken back');
      await page.keyboard.press('Shift+Digit5');
      await page.waitForSelector('td .mark[data-sign]');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('1');
      assert(await digitAt(page, 1, 3) === '2', 'clues stay');
      await page.keyboard.press('l');
      await page.waitForFunction(() => /row 1: /.test(document.getElementById('live').textContent));
      await page.keyboard.press('n');
      const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
      assert(/row 1, column 6, box 2, empty/.test(label), label);
      await page.keyboard.press('h');
      await page.waitForFunction(() => /^Look at box 3/.test(document.querySelector('.telling').innerText));
      const first = await page.locator('.telling').innerText();
      await page.locator('.board td.cursor').focus();
      await page.keyboard.press('h');
      await page.waitForFunction((was) => document.querySelector('.telling').innerText !== was, first);
      // A step that follows a hint at once stays, though the hint is still on its way.
      await page.locator('.board td.cursor').focus();
      await page.keyboard.press('h');
      await page.keyboard.press('s');
      await page.waitForSelector('.step');
      await page.waitForTimeout(100);
      assert(await page.locator('.step').count() === 1, 'the step stays');
      // Once it has come, the focus is on what tells more, and the letters mean the same there.
      await page.locator('.board td.cursor').focus();
      await page.keyboard.press('u');
      await page.keyboard.press('h');
      await page.waitForSelector('.step', { state: 'detached' });
      await page.waitForFunction(() => document.activeElement.closest('.telling'));
      await page.keyboard.press('s');
      await page.waitForSelector('.step');
      await page.waitForFunction(() => document.activeElement.closest('.telling'));
      // What was to be done is done, and the focus is where the reader goes on.
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.matches('.board td.cursor'));
      await page.keyboard.press('u');
      await page.locator('.board td.cursor').focus();
      await page.evaluate(() => {
        addEventListener('keydown', (event) => { window.keyAt = event.timeStamp; }, { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.step')) return;
          requestAnimationFrame(() => { window.stepAfter = performance.now() - window.keyAt; });
          observer.disconnect();
        }).observe(document.querySelector('.telling'), { subtree: true, childList: true });
      });
      await page.keyboard.press('s');
      await page.waitForSelector('.step');
      await page.waitForFunction(() => window.stepAfter > 0);
      const took = await page.evaluate(() => window.stepAfter);
      if (width === 1440) console.log(`  a step is drawn ${took.toFixed(0)} ms after its key`);
      await judge(page, 'a step');
      await shot(page, `step-${width}`);
      await page.locator('.board td.cursor').focus();
      await page.keyboard.press('a');
      await page.waitForFunction(() => /Done/.test(document.querySelector('.telling').innerText));
      await page.keyboard.press('c');
      await page.waitForSelector('.telling .yes');
      await page.leave();
    }
  },

  async 'keys reach the board at once, and what is told goes with the moves that refute it'() {
    const page = await visit(browser, server);
    const told = () => page.locator('.telling').innerText();
    await page.go(`#/play?p=${PUZZLE}`, '.yes');
    await page.keyboard.press('9');
    assert(await digitAt(page, 1, 1) === '9', 'a digit is written at first');
    await page.keyboard.press('c');
    await page.waitForSelector('.telling .no');
    await page.getByRole('button', { name: 'Undo' }).click();
    assert(await told() === '', 'what was wrong is gone');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'write 9' }).click();
    await page.keyboard.press('8');
    assert(await digitAt(page, 2, 1) === '8', 'keys go to the board after a click on a digit');
    await page.keyboard.press('Delete');
    await page.keyboard.press('h');
    await page.waitForFunction(() => /^Look at box 3/.test(document.querySelector('.telling').innerText));
    const hint = await told();
    await page.locator('.board td.cursor').focus();
    await page.keyboard.press('Shift+Digit5');
    assert(await told() === hint, 'a hint outlasts marks');
    await page.keyboard.press('h');
    await page.waitForFunction((was) => document.querySelector('.telling').innerText !== was, hint);
    await page.locator('.board td.cursor').focus();
    await page.keyboard.press('8');
    assert(await told() === '', 'a hint goes with the next digit');
    // The level stays what was chosen.
    await page.getByLabel('Level').selectOption('easy');
    await page.getByRole('button', { name: 'New puzzle' }).press('Enter');
    await page.waitForFunction(() => /^Another board. Undo/.test(document.querySelector('.telling').innerText));
    assert(await page.getByLabel('Level').inputValue() === 'easy', 'the level stays');
    assert(await page.evaluate(() => document.activeElement.matches('td.cursor')), 'the board has the focus');
    await page.leave();
  },

  async 'digits of a link are held to its clues'() {
    const page = await visit(browser, server);
    for (const [digits, words] of [[`${PUZZLE}1`, '82'], [PUZZLE.replace('2', '9'), 'expected the clue 2'], ['5', 'placed'], [PUZZLE.replace('.', 'x'), 'placed']]) {
      await page.goto('about:blank');
      await page.go(`#/play?${new URLSearchParams({ p: PUZZLE, d: digits })}`, '.telling .no');
      const said = await page.locator('.telling').innerText();
      assert(said.includes(words), `${digits}: ${said}`);
      assert(await page.locator('.board td.clue').count() > 17, 'there is a board');
    }
    await page.goto('about:blank');
    await page.go(`#/play?${new URLSearchParams({ p: PUZZLE, d: PUZZLE.replaceAll('.', '0').replace('0', '9') })}`, '.yes');
    assert(await digitAt(page, 1, 1) === '9' && await digitAt(page, 1, 3) === '2', 'good ones are read');
    // They stay digits where clues are edited, unless they are written again.
    const isClue = (k) => page.locator('.board td').nth(k).evaluate((cell) => cell.classList.contains('clue'));
    await page.keyboard.press('e');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('5');
    await page.keyboard.press('e');
    assert(await digitAt(page, 1, 1) === '9' && !await isClue(0) && await isClue(1), 'a digit is no clue');
    await page.keyboard.press('e');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('9');
    assert(await digitAt(page, 1, 1) === '9' && await isClue(0), 'a digit becomes a clue');
    page.notes.splice(0, page.notes.length, ...page.notes.filter((note) => !note.includes('400')));
    await page.leave();
  },

  async 'what a screen reader is told, in four languages'() {
    for (const locale of ['en-US', 'ru-RU', 'zh-CN', 'de-DE']) await heard(browser, server, locale);
  },

  async 'the game outlasts the page'() {
    await keeps(browser, server);
  },

  async 'on a phone the board and what is told of it are seen together'() {
    await phone(browser, server);
  },

  async 'ink and lines stand out; few colours; printing'() {
    await inks(browser, server);
    await fewColours(browser, server);
    await prints(browser, server);
  },

  async 'a puzzle solved by its steps, and the whole way on a slider'() {
    const page = await visit(browser, server);
    await page.go(`#/play?p=${PUZZLE}`, '.yes');
    await page.locator('.board td').first().focus();
    await page.keyboard.press('w');
    await page.waitForSelector('ol.way li');
    const steps = await page.locator('ol.way li').count();
    await page.locator('input[type=range]').focus();
    await page.keyboard.press('End');
    await page.waitForFunction(() => [...document.querySelectorAll('.board td')].every((td) => td.innerText !== ''));
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('li.current');
    await judge(page, 'the whole way');
    await shot(page, 'way');
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await page.locator('.board td').first().focus();
    for (let k = 0; k < steps; k++) {
      await page.keyboard.press('s');
      await page.waitForSelector('.step');
      await page.locator('.board td.cursor').focus();
      await page.keyboard.press('a');
      await page.waitForFunction(() => !document.querySelector('.step'));
    }
    await page.waitForSelector('.done');
    const reloaded = await page.evaluate(() => location.href);
    await page.goto('about:blank');
    await page.goto(reloaded);
    await page.waitForSelector('.board td');
    assert((await digitAt(page, 1, 1)) === SOLUTION_START, 'the address keeps the digits');
    await page.leave();
  },

  async 'set a puzzle: digits as clues, solutions, where they differ, candidates, rules'() {
    const page = await visit(browser, server);
    await page.go('#/play', '.board');
    await page.getByRole('button', { name: 'Empty board' }).press('Enter');
    await page.waitForSelector('.status button');
    await page.locator('.board td').first().focus();
    await page.keyboard.type('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1');
    await page.waitForSelector('.status .no');
    await page.waitForSelector('td.clash');
    await page.keyboard.type('2');
    await page.waitForFunction(() => /At least 1,000/.test(document.querySelector('.status').innerText));
    await page.getByRole('button', { name: 'Where do they differ?' }).press('Enter');
    await page.waitForSelector('td.differs');
    await page.locator('summary', { hasText: 'Make your own' }).press('Enter');
    await page.getByRole('button', { name: 'Count', exact: true }).press('Enter');
    await page.waitForFunction(() => /^[\d,]{15,} solutions$/.test(document.querySelector('output').innerText), null, { timeout: 60000 });
    await page.getByLabel('Show true candidates').press('Space');
    await page.waitForSelector('td .mark[data-sign]');
    await judge(page, 'setting');
    await shot(page, 'setting');
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('windoku');
    await page.waitForSelector('td.extra');
    assert(page.url().includes('r=windoku'), 'the address keeps the rules');
    await shot(page, 'windoku');
    // Another language: the same puzzle, with its houses, its rules and what is wrong named in it.
    const says = (selector, words) => page.waitForFunction(([it, part]) => document.querySelector(it)?.innerText.includes(part), [selector, words]);
    await page.locator('#tools select').first().selectOption('ru');
    await says('.rules', 'В каждом сером окне');
    assert((await page.locator('.board td').first().getAttribute('aria-label')).startsWith('строка 1, столбец 1, блок 1, 1'), 'houses in Russian');
    await page.locator('.board td').nth(10).focus();
    // The number of solutions may be told right after it, so it is asked for until it is seen.
    await until(async () => {
      await page.keyboard.press('l');
      await page.waitForFunction(() => document.getElementById('live').textContent.includes('окно 1:'), null, { timeout: 2000 });
    });
    await page.keyboard.press('e');
    await page.keyboard.type('1');
    await says('.status', 'решений нет: ');
    await page.locator('#tools select').first().selectOption('zh');
    await says('.rules', '每个灰色窗口');
    await says('.status', '无解');
    await page.leave();
  },

  async 'other shapes and rules: a new puzzle, its steps, its pages'() {
    const page = await visit(browser, server);
    for (const query of ['s=2x3', 's=2x4', 'r=x', 'r=knight', 's=2x3&r=disjoint']) {
      const side = { '2x3': 6, '2x4': 8 }[new URLSearchParams(query).get('s')] ?? 9;
      await page.go(`#/play?p=${'.'.repeat(side * side)}&${query}`, '.status button');
      await page.getByRole('button', { name: 'New puzzle' }).press('Enter');
      await page.waitForSelector('.status .yes', { timeout: 60000 });
      assert(query.split('&').every((part) => page.url().includes(part)), `${page.url()} keeps ${query}`);
      await page.locator('.board td').first().focus();
      await page.keyboard.press('s');
      await page.waitForSelector('.step').catch(async (error) => {
        const panel = await page.locator('.panel').innerText();
        throw new Error(`no step at ${page.url()}, where the page says: ${panel}`, { cause: error });
      });
      await page.locator('.board td.cursor').focus();
      await page.keyboard.press('w');
      await page.waitForSelector('ol.way li');
      await judge(page, query);
      await shot(page, `play-${query}`);
    }
    // Under a rule between digits, marks and clashes know what is consecutive.
    await page.go(`#/play?p=${'.'.repeat(81)}&r=non-consecutive`, '.status button');
    await page.locator('.board td').first().focus();
    await page.keyboard.type('5');
    await page.getByRole('button', { name: 'Fill' }).press('Enter');
    const marks = await page.locator('.board td').nth(1).locator('.mark').evaluateAll((all) => all.map((mark) => mark.dataset.sign ?? '').join(''));
    assert(marks === '123789', `marks beside 5: ${marks}`);
    await page.locator('.board td').nth(1).focus();
    await page.keyboard.type('4');
    await page.waitForFunction(() => document.querySelectorAll('td.clash').length === 2);
    await page.waitForFunction(() => document.querySelector('.status').innerText.includes('No solution'));
    await page.emulateMedia({ media: 'print' });
    assert(await page.locator('.board td').first().isVisible() && !(await page.locator('.pad').isVisible()), 'the board alone is printed');
    await page.leave();
  },

  async 'a board is told and printed as what it is'() {
    const page = await visit(browser, server);
    const told = () => page.evaluate(() => document.querySelector('.rules')?.innerText ?? '');
    const chosen = () => page.getByRole('combobox', { name: 'Rules' }).evaluate((select) => select.selectedOptions[0].text);
    const rows = ['aaabbbccc', 'aaabbbccc', 'aadbbbccc', 'adddeeeff', 'dddeeefff', 'ddeeeffff', 'ggghhhiii', 'ggghhhiii', 'ggghhhiii'];
    const query = new URLSearchParams({ p: '.'.repeat(81), s: '1x9', r: `regions\n${rows.join('\n')}` });
    await page.go(`#/play?${query}`, '.status button');
    await page.locator('summary', { hasText: 'Make your own' }).press('Enter');
    assert(await chosen() === 'jigsaw' && (await told()).includes('region') && !(await told()).includes('box'), `${await chosen()}: ${await told()}`);
    const classes = await page.locator('.board td').nth(19).getAttribute('class');
    assert(classes?.split(' ').includes('right'), `the border of a region: ${classes}`);
    await page.getByRole('button', { name: 'New puzzle' }).press('Enter');
    await page.waitForSelector('.status .yes', { timeout: 60000 });
    assert(page.url().includes('r=regions') && (await told()).includes('region'), page.url());
    await page.locator('summary', { hasText: 'Make your own' }).press('Enter');
    for (const [rules, words, name] of [['latin', 'every row and every column', 'latin'], ['windoku', 'grey window', 'windoku'], ['', '', 'rows, columns and boxes']]) {
      await page.getByRole('combobox', { name: 'Rules' }).selectOption(rules);
      await page.waitForFunction((part) => (document.querySelector('.rules')?.innerText ?? '').includes(part) && (part || !document.querySelector('.rules')), words);
      await page.locator('summary', { hasText: 'Make your own' }).press('Enter');
      assert((await chosen()).startsWith(name), await chosen());
      if (rules !== 'windoku') continue;
      await page.emulateMedia({ media: 'print' });
      const drawn = await page.locator('.board td.extra').first().evaluate((cell) => [getComputedStyle(cell).backgroundImage, getComputedStyle(cell).printColorAdjust]);
      assert(drawn[0].includes('gradient') && drawn[1] === 'exact', `windows are printed: ${drawn}`);
      await page.emulateMedia({ media: 'screen' });
    }
    // A puzzle that takes long can be given up, and the board stays.
    await page.goto('about:blank');
    await page.go(`#/play?p=${'.'.repeat(81)}&r=non-consecutive`, '.board td');
    await page.getByRole('button', { name: 'New puzzle' }).press('Enter');
    await page.locator('.telling').getByRole('button', { name: 'Stop' }).click();
    await page.waitForFunction(() => document.querySelector('.telling').innerText === 'Stopped.');
    // Rules without ratings have no levels, and say so where a step is asked for.
    await page.go(`#/play?p=${'.'.repeat(81)}&r=knight%2Bking%2Bnon-consecutive`, '.status button');
    await page.getByRole('button', { name: 'New puzzle' }).press('Enter');
    await page.waitForSelector('.status .yes', { timeout: 60000 });
    await page.locator('.board td').first().focus();
    await page.keyboard.press('h');
    await page.waitForFunction(() => /hint has no method for them. these have: solve/.test(document.querySelector('.telling').innerText));
    page.notes.splice(0, page.notes.length, ...page.notes.filter((note) => !/400.*hint/.test(note)));
    await page.leave();
  },

  async 'paste what other programs write, and give it away again'() {
    const page = await visit(browser, server);
    await page.go(`#/play?p=${PUZZLE}`, '.yes');
    await page.locator('summary', { hasText: 'Share' }).press('Enter');
    await page.getByLabel('Form').selectOption('f-puzzles');
    await page.waitForFunction(() => document.querySelector('textarea[readonly]').value.includes('f-puzzles'));
    const link = await page.locator('textarea[readonly]').inputValue();
    await page.getByRole('button', { name: 'Empty board' }).press('Enter');
    await page.waitForFunction(() => !document.querySelector('td.clue'));
    await page.locator('summary', { hasText: 'Paste a puzzle' }).press('Enter');
    await page.getByLabel('A line, a picture').fill(link);
    await page.getByRole('button', { name: 'Load' }).press('Enter');
    await page.waitForFunction((puzzle) => location.href.includes(puzzle), PUZZLE);
    // Cells of a spreadsheet, by the clipboard, empty ones and whole empty rows and columns among them.
    const rows = ['.'.repeat(9), ...Array.from({ length: 8 }, (_, r) => `.${PUZZLE.slice(9 * r + 10, 9 * r + 18)}`)];
    for (const [between, end] of [['\t', '\n'], [',', '\r\n'], [';', '\n']]) {
      await page.getByRole('button', { name: 'Empty board' }).press('Enter');
      await page.waitForFunction(() => !document.querySelector('td.clue'));
      await page.locator('summary', { hasText: 'Paste a puzzle' }).press('Enter');
      await page.getByLabel('A line, a picture').focus();
      await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => [...row.replaceAll('.', ' ')].map((sign) => sign.trim()).join(between)).join(end));
      await page.keyboard.press('Control+V');
      await page.waitForFunction((puzzle) => location.href.includes(puzzle), rows.join(''));
    }
    await page.locator('summary', { hasText: 'Paste a puzzle' }).press('Enter');
    await page.getByLabel('A line, a picture').fill('1x3');
    await page.getByRole('button', { name: 'Load' }).press('Enter');
    await page.waitForSelector('.telling .no');
    assert((await page.locator('.telling').innerText()).includes('puzzle'), 'a bad text is told');
    // The refusal is the only thing that the console may note.
    page.notes.splice(0, page.notes.length, ...page.notes.filter((note) => !note.includes('400')));
    await page.leave();
  },

  async 'make puzzles, look at the pages, download them'() {
    const page = await visit(browser, server);
    await page.go('#/make', 'form.stack');
    await page.getByLabel('How many').fill('5');
    await page.getByLabel('Seed').fill('a book');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.puzzles li:nth-child(5)', { timeout: 60000 });
    await page.getByLabel('Title').fill('For grandmother');
    await page.getByLabel('Large print').press('Space');
    await page.waitForFunction(() => document.querySelector('.paper img').complete && document.querySelector('.paper img').naturalWidth > 0);
    await judge(page, 'made');
    await shot(page, 'made');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).press('Enter')]);
    await download.saveAs(`${pictures}/sudoku.pdf`);
    assert(statSync(`${pictures}/sudoku.pdf`).size > 10_000, 'a PDF');
    await page.locator('.puzzles a').first().press('Enter');
    await page.waitForSelector('.board td.clue');
    await page.leave();
  },

  async 'the census, stopped and to its end'() {
    const page = await visit(browser, server);
    await page.go('#/count', '.tile.class1');
    await page.getByRole('button', { name: 'Count them' }).press('Enter');
    await page.waitForSelector('.number');
    assert((await page.locator('.number').innerText()) === '5,472,730,538', 'as published');
    await page.getByRole('button', { name: 'Swap rows in both bands' }).press('Enter');
    await page.waitForFunction(() => /stay as they are/.test(document.body.innerText));
    await judge(page, 'the census');
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('x');
    await page.getByRole('button', { name: 'Count them' }).press('Enter');
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await page.waitForFunction(() => /Stopped/.test(document.querySelector('.answer').innerText));
    await page.leave();
  },

  async 'moves change a grid and not its form'() {
    const page = await visit(browser, server);
    await page.go('#/symmetry', '.facts code');
    const form = () => page.locator('.facts code').innerText();
    const line = () => page.locator('.board').innerText();
    const [before, look] = [await form(), await line()];
    await page.getByRole('button', { name: 'Scramble' }).press('Enter');
    await page.waitForFunction((was) => document.querySelector('.board').innerText !== was, look);
    await page.waitForTimeout(700);
    assert(await form() === before, 'the canonical form stays');
    await page.getByRole('button', { name: 'A symmetric grid, 2' }).press('Enter');
    await page.waitForFunction((was) => document.querySelector('.facts code').innerText !== was, before);
    assert(/^The first 24 of \d+:/.test(await page.locator('.panel .note').innerText()), 'how many are listed');
    const start = await line();
    await page.locator('.moves li:nth-child(2) button').press('Enter');
    await page.waitForFunction(() => /An automorphism/.test(document.querySelector('.status').innerText));
    await page.waitForTimeout(900);
    assert(await line() === start, 'an automorphism brings the grid back');
    await page.evaluate(() => scrollTo(0, 0));
    const [from, to] = [await page.locator('.board tr:nth-child(1) td:nth-child(5)').boundingBox(), await page.locator('.board tr:nth-child(2) td:nth-child(5)').boundingBox()];
    await page.mouse.move(from.x + 9, from.y + 9);
    await page.mouse.down();
    await page.mouse.move(to.x + 9, to.y + 9, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction((was) => document.querySelector('.board').innerText !== was, start);
    await page.leave();
  },

  async 'the flow finds the solution'() {
    const page = await visit(browser, server, { reducedMotion: 'reduce' });
    await page.go(`#/chaos?${new URLSearchParams({ p: PUZZLE, seed: 3 })}`, '.curve polyline');
    await page.waitForFunction(() => /Solved at/.test(document.body.innerText));
    // So does the one that the page begins with; where it does not in time, that is said.
    const other = await visit(browser, server, { reducedMotion: 'reduce' });
    await other.go('#/chaos', '.curve polyline');
    await other.waitForFunction(() => /Solved at/.test(document.body.innerText));
    await other.goto('about:blank');
    await other.go('#/chaos?seed=1', '.curve polyline');
    await other.waitForFunction(() => /t = 400.0: not solved yet/.test(document.body.innerText));
    await other.leave();
    await page.waitForFunction(() => /192 points/.test(document.body.innerText), null, { timeout: 60000 });
    await judge(page, 'chaos');
    await shot(page, 'chaos');
    await page.leave();
  },

  async 'random walks over all buttons and keys keep the laws'() {
    await walks(browser, server);
  },

  async 'a server that is killed is told, and the page goes on when it is back'() {
    const page = await visit(browser, server);
    await page.go('#/play', '.yes');
    await page.locator('summary', { hasText: 'Make your own' }).press('Enter');
    await page.getByRole('button', { name: 'Empty board' }).press('Enter');
    await page.waitForSelector('.status button');
    const { port } = server;
    await server.end('SIGKILL');
    await page.locator('.board td').first().focus();
    await page.keyboard.type('1');
    await page.waitForFunction(() => /does not answer/.test(document.body.innerText));
    server = await serve(binary, port);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    await page.waitForFunction(() => /At least 1,000/.test(document.querySelector('.status').innerText));
    assert(await digitAt(page, 1, 1) === '1', 'the board stays');
    page.notes.splice(0, page.notes.length, ...page.notes.filter((note) => !note.includes('ERR_CONNECTION')));
    await page.leave();
  },
};

let failed = 0;
for (const [name, journey] of Object.entries(journeys)) {
  if (process.env.JOURNEY && !name.includes(process.env.JOURNEY)) continue;
  try {
    await journey();
    console.log(`ok    ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n${error.stack ?? error}`);
  }
}
await browser.close();
const code = await server.end('SIGINT');
if (code !== 0) {
  failed += 1;
  console.log(`FAIL  the server ended with ${code}`);
}
console.log(failed ? `${failed} failed` : 'The page passes.');
process.exit(failed ? 1 : 0);

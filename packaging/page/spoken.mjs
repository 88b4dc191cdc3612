// What a screen reader is given: the tree that the browser computes for it, and the texts that are announced.

import { assert, visit } from './browser.mjs';

const PUZZLE = '..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..';

/** For each language what is heard: of the grid, an open cell, a clue, a digit, marks, a clash, and a row. */
const HEARD = {
  'en-US': {
    lang: 'en', grid: 'Board', main: 'Play', open: 'row 1, column 1, box 1, empty', clue: 'row 1, column 3, box 1, 2, clue',
    digit: 'row 1, column 1, box 1, 9', clash: 'row 1, column 1, box 1, 2, stands twice', marks: 'row 1, column 2, box 1, empty, marks 5 6',
    lacks: 'row 1: 4 5 6 8 9', undone: 'Undone',
    another: 'Another board. Undo brings', returned: 'The board from before. Redo brings', way: 'This is the way, and nothing can be written',
  },
  'ru-RU': {
    lang: 'ru', grid: 'Доска', main: 'Игра', open: 'строка 1, столбец 1, блок 1, пусто', clue: 'строка 1, столбец 3, блок 1, 2, данная цифра',
    digit: 'строка 1, столбец 1, блок 1, 9', clash: 'строка 1, столбец 1, блок 1, 2, повторяется', marks: 'строка 1, столбец 2, блок 1, пусто, пометки 5 6',
    lacks: 'строка 1: 4 5 6 8 9', undone: 'Отменено',
    another: 'Теперь другая доска. «Отменить»', returned: 'Прежняя доска. «Повторить»', way: 'Это путь к решению, вписать',
  },
  'de-DE': {
    lang: 'de', grid: 'Feld', main: 'Spielen', open: 'Zeile 1, Spalte 1, Block 1, leer', clue: 'Zeile 1, Spalte 3, Block 1, 2, Vorgabe',
    digit: 'Zeile 1, Spalte 1, Block 1, 9', clash: 'Zeile 1, Spalte 1, Block 1, 2, steht zweimal', marks: 'Zeile 1, Spalte 2, Block 1, leer, Notizen 5 6',
    lacks: 'Zeile 1: 4 5 6 8 9', undone: 'Zurückgenommen',
    another: 'Ein anderes Feld. „Zurücknehmen“', returned: 'Das Feld von vorher. „Noch einmal“', way: 'Das ist der Lösungsweg, in ihn kann nichts',
  },
  'zh-CN': {
    lang: 'zh-Hans', grid: '盘面', main: '解题', open: '第 1 行，第 1 列，第 1 宫，空', clue: '第 1 行，第 3 列，第 1 宫，2，提示数',
    digit: '第 1 行，第 1 列，第 1 宫，9', clash: '第 1 行，第 1 列，第 1 宫，2，重复', marks: '第 1 行，第 2 列，第 1 宫，空，候选数 5 6',
    lacks: '第 1 行：4 5 6 8 9', undone: '已撤销',
    another: '已换成另一个盘面。', returned: '这是原来的盘面。', way: '这里显示的是解法，不能填写。',
  },
};

/** The computed tree: nodes with role, name, properties and children; ignored ones are passed through. */
async function tree(session) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const children = (node) => (node.childIds ?? []).map((id) => byId.get(id)).filter(Boolean).flatMap((child) => (child.ignored ? children(child) : [child]));
  const told = (node) => ({
    role: node.role?.value,
    name: node.name?.value ?? '',
    is: Object.fromEntries((node.properties ?? []).map((it) => [it.name, it.value.value])),
    children: children(node).map(told),
  });
  return told(nodes[0]);
}

const all = (node, role) => [...(node.role === role ? [node] : []), ...node.children.flatMap((child) => all(child, role))];

async function grid(session) {
  const found = all(await tree(session), 'grid');
  assert(found.length === 1, `${found.length} grids`);
  const [board] = found;
  const rows = board.children.flatMap((child) => (child.role === 'row' ? [child] : all(child, 'row')));
  const cells = rows.map((row) => row.children.filter((child) => child.role === 'gridcell'));
  return { board, cells };
}

/** The journey of somebody who hears the page, in one language. */
export async function heard(browser, server, locale) {
  const words = HEARD[locale];
  const page = await visit(browser, server, { locale });
  await page.go(`#/play?p=${PUZZLE}`, '.yes');
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const is = (found, expected) => assert(found === expected, `${locale}: heard '${found}', expected '${expected}'`);
  const starts = (found, expected) => assert(found.startsWith(expected), `${locale}: heard '${found}', expected '${expected}...'`);

  // The frame of the page: one main part, links to all parts, one grid of nine rows of nine cells.
  const whole = await tree(session);
  is(await page.evaluate(() => document.documentElement.lang), words.lang);
  is(all(whole, 'main').length, 1);
  is(all(whole, 'navigation').flatMap((it) => all(it, 'link')).length, 5);
  is(all(whole, 'heading').filter((it) => it.is.level === 1).map((it) => it.name).join(), words.main);
  for (const role of ['button', 'combobox', 'textbox', 'checkbox', 'link']) {
    for (const node of all(whole, role)) assert(node.name !== '', `${locale}: a ${role} without a name`);
  }
  const { board, cells: first } = await grid(session);
  let cells = first;
  is(board.name, words.grid);
  is(cells.map((row) => row.length).join(), Array(9).fill(9).join());
  is(cells[0][0].name, words.open);
  is(cells[0][2].name, words.clue);
  is(String(cells[0][2].is.readonly), 'true');
  is(String(Boolean(cells[0][0].is.readonly)), 'false');
  const names = cells.flat().map((cell) => cell.name);
  is(new Set(names).size, 81);
  const places = await page.evaluate(() => [...document.querySelectorAll('[role=grid]')].map((it) => [it.getAttribute('aria-rowcount'), it.getAttribute('aria-colcount'),
    ...[...it.querySelectorAll('[role=gridcell]')].map((cell) => `${cell.getAttribute('aria-rowindex')}.${cell.getAttribute('aria-colindex')}`)].join(' ')));
  is(places.join(), ['9', '9', ...Array.from({ length: 81 }, (_, k) => `${Math.floor(k / 9) + 1}.${(k % 9) + 1}`)].join(' '));

  // The keys of a player, and what is announced at each: in one live region, short.
  const regions = all(whole, 'status').filter((it) => it.is.live === 'polite');
  is(regions.length, 1);
  const announced = async (act) => {
    await page.evaluate(() => {
      const live = document.getElementById('live');
      live.textContent = '';
      window.said = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!live.textContent) return;
          observer.disconnect();
          resolve(live.textContent);
        }).observe(live, { childList: true });
      });
    });
    await act();
    const said = await page.evaluate(() => window.said);
    assert(said.length <= 400, `${locale}: ${said.length} letters at once`);
    return said;
  };
  const press = (key) => () => page.keyboard.press(key);
  await page.locator('.board td').first().focus();
  is(await announced(press('9')), words.digit);
  starts(await announced(press('2')), words.clash);
  ({ cells } = await grid(session));
  starts(cells[0][0].name, words.clash);
  is(String(cells[0][0].is.focused), 'true');
  starts(await announced(press('u')), words.undone);
  starts(await announced(press('u')), words.undone);
  await page.keyboard.press('ArrowRight');
  await announced(press('Shift+Digit5'));
  starts(await announced(press('Shift+Digit6')), words.marks);
  starts(await announced(press('l')), words.lacks);
  assert((await announced(press('h'))).length > 0, `${locale}: a hint is heard`);

  // A step is said in words, and its cells are still a grid.
  await page.locator('.board td.cursor').focus();
  const step = await announced(press('s'));
  is(step, await page.locator('.step p').first().innerText());
  ({ cells } = await grid(session));
  is(cells.flat().length, 81);

  // On the way nothing is written, which is said; another board in the place of this one is, too.
  await page.keyboard.press('w');
  await page.waitForSelector('.way');
  ({ cells } = await grid(session));
  is(String(cells[0][0].is.readonly), 'true');
  starts(await announced(press('5')), words.way);
  starts(await announced(press('u')), words.undone);
  starts(await announced(() => page.locator('.more > .row button').nth(1).press('Enter')), words.another);
  await page.waitForFunction(() => document.getElementById('live').textContent.includes('000'));
  starts(await announced(press('u')), words.returned);
  await page.waitForSelector('.board td.clue');
  await session.detach();
  await page.leave();
}

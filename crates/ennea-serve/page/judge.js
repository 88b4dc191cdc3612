// What can be known of a puzzle at once: how many solutions it has, how hard it is, whether digits are right.

import { ask, isCalledOff } from './ask.js';
import { choices, failure } from './common.js';
import { h, say } from './dom.js';
import { numbersOf } from './game.js';
import { counted, grouped, language, t } from './words.js';

/** How many solutions there are, at once; where two differ; how hard it is. */
export async function judge(/** @type {import('./play.js').Play} */ view) {
  const body = view.game.clueQuestion();
  const key = JSON.stringify(body);
  const { served } = view.game.sheet;
  const hasSteps = served.includes('hint');
  if (view.verdict?.key === key) {
    finish(view);
    if (hasSteps) view.foresee();
    return;
  }
  const signal = view.solving();
  // Few clues under some rules take a search of seconds.
  const late = setTimeout(() => view.status.replaceChildren(t('page-working')), 500);
  try {
    const solved = await ask('solve', body, signal);
    clearTimeout(late);
    view.verdict = { key, ...solved };
    view.rated.textContent = '';
    if (solved.answer === 'unique') {
      view.status.replaceChildren(h('span.yes', {}, t('page-unique')));
      if (view.isEditing) say(t('page-unique'));
      finish(view);
      if (hasSteps) view.foresee();
      if (!served.includes('rate')) return;
      const [rated] = await Promise.all([ask('rate', body, signal), choices.ready]);
      const level = choices.levels.find((row) => row.level === rated.level)?.name ?? rated.level;
      const hardest = 'technique' in rated ? rated.technique : null;
      const technique = choices.techniques.find((row) => row.technique === hardest)?.name;
      view.rated.textContent = 'er' in rated ? t('page-rated', { level, number: rated.er.toFixed(1), scale: rated.scale }) : t(technique ? 'page-rated-by' : 'page-rated-without', { level, technique, scale: rated.scale });
    } else if (solved.answer === 'multiple') {
      const count = h('span', {}, t('page-several'));
      const show = h('button', { type: 'button', on: { click: () => showDifference(view) } }, t('page-where-differ'));
      view.status.replaceChildren(count, ' ', show);
      const most = 1000;
      const { count: number, at_least: more } = await ask('count', { ...body, limit: most }, signal);
      count.textContent = more ? t('page-at-least', { number: grouped(number) }) : t('page-solutions', { count: counted(number) });
      say(count.textContent);
    } else {
      const { message } = hasSteps ? await ask('hint', { ...body, lang: language }, signal) : {};
      view.status.replaceChildren(h('span.no', {}, message ?? t('page-none')));
      say(view.status.textContent);
    }
  } catch (error) {
    clearTimeout(late);
    if (!isCalledOff(error)) view.status.textContent = failure(error);
  }
}

/** Whether the puzzle is done. */
function finish(/** @type {import('./play.js').Play} */ view) {
  const { game, verdict } = view;
  if (!game.isFull || verdict?.answer !== 'unique' || view.isEditing) return;
  const right = game.line(game.digits) === verdict.solutions[0];
  view.told(right ? t('page-done') : t('page-not-right'), right ? 'yes' : 'no');
  if (right) view.board.element.classList.add('done');
}

function showDifference(/** @type {import('./play.js').Play} */ view) {
  // Clues have been changed since, and what is known of them comes at once.
  if (!view.verdict) return;
  const [one, two] = view.verdict.solutions.map((line) => numbersOf(line, view.game.signs));
  const differs = new Set(one.map((digit, cell) => (digit !== two[cell] ? cell : -1)).filter((cell) => cell >= 0));
  view.told(t('page-differ', { count: differs.size }), '', { differs, fill: one.map((digit, cell) => (differs.has(cell) ? -1 : digit)) });
}

/** Which digits are wrong, or which marks. */
export function checkDigits(/** @type {import('./play.js').Play} */ view) {
  const { game, verdict } = view;
  if (verdict?.answer !== 'unique') return view.told(t('page-cannot-check'));
  const solution = numbersOf(verdict.solutions[0], game.signs);
  const wrong = new Set(game.digits.map((digit, cell) => (digit >= 0 && digit !== solution[cell] ? cell : -1)).filter((cell) => cell >= 0));
  const marked = game.marks.filter((set, cell) => game.digits[cell] < 0 && set.size && !set.has(solution[cell])).length;
  view.told(wrong.size ? t('page-wrong', { count: wrong.size }) : marked ? t('page-wrong-marks', { count: marked }) : t('page-all-right'), wrong.size ? 'no' : 'yes', { wrong });
}

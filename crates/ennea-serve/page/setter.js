// What somebody who makes a puzzle wants to know: its solutions, its true candidates; and its rules to choose.

import { follow, isCalledOff } from './ask.js';
import { choices, failure, freshSeed } from './common.js';
import { choice, field, h, say, tick } from './dom.js';
import { counted, grouped, listed, ruleName, t } from './words.js';

/** What a view offers to a setter. */
export function setting(/** @type {import('./play.js').Play} */ view) {
  const count = h('output');
  const stop = h('button', { type: 'button', disabled: true, on: { click: () => view.counting.stop() } }, t('page-stop'));
  const run = async () => {
    count.textContent = t('page-working');
    stop.disabled = false;
    try {
      const body = view.game.clueQuestion();
      const answer = await follow('count', body, (name, steps) => {
        if (name === 'progress' && steps.expected) count.textContent = t('page-of-steps', { percent: Math.floor((100 * steps.done) / steps.expected) });
      }, view.counting());
      count.textContent = t('page-solutions', { count: counted(answer.count) });
      say(count.textContent);
    } catch (error) {
      count.textContent = isCalledOff(error) ? t('page-stopped') : failure(error);
    }
    stop.disabled = true;
  };
  const cap = choice([['1', t('page-true-only')], ['10', t('page-up-to', { number: 10 })], ['1000', t('page-up-to', { number: grouped(1000) })]], '1', () => view.refreshOverlay());
  const overlay = tick(t('page-true-candidates'), false, (on) => {
    view.overlay = on ? { limit: () => Number(cap.value) } : null;
    view.present(null);
    view.refreshOverlay();
  });
  const { sheet } = view.game;
  const rules = choice(rulesChoices(sheet), rulesOf(sheet), (name) => {
    const { puzzle, shape, placed } = view.game.question();
    // Without boxes there are none to come back to but those of so many cells.
    view.open({ puzzle, shape: hasBoxes(sheet) ? shape : undefined, placed, rules: name || 'plain' }, view.game.state().marks);
  });
  const shape = choice([...new Set([...choices.shapes, sheet.shape])].map((name) => [name, name]), sheet.shape, (name) => {
    const [a, b] = name.split('x').map(Number);
    view.open({ puzzle: '.'.repeat((a * b) ** 2), shape: name });
  });
  return h('.stack', {}, field(t('page-shape'), shape), field(t('page-rules'), rules),
    h('.row', {}, h('button', { type: 'button', on: { click: run } }, t('page-count')), stop), count, overlay, field(t('page-candidate-counts'), cap));
}

const hasBoxes = ({ shape }) => !shape.startsWith('1x');

/** The rules of a sheet, as they are chosen: a Latin square has none but its shape. */
const rulesOf = (sheet) => sheet.rules ?? (hasBoxes(sheet) ? '' : sheet.rules_name);

/** The rules to choose from, those of a sheet among them. */
function rulesChoices(sheet) {
  const offered = [['', t('page-plain')], ...choices.rules];
  const own = rulesOf(sheet);
  if (offered.some(([rules]) => rules === own)) return offered;
  return [...offered, [own, listed(sheet.rules_name.split('+').map(ruleName))]];
}

/** Makes a puzzle of the shape and rules of the one in a view, and shows it there. */
export async function renew(/** @type {import('./play.js').Play} */ view, /** @type {any} */ level) {
  const words = h('span', {}, t('page-working'));
  say(t('page-working'));
  view.present(null, h('p.row', {}, words, h('button', { type: 'button', on: { click: () => view.making.stop() } }, t('page-stop'))));
  try {
    const { shape, rules } = view.game.clueQuestion();
    /** @type {import('./answers.d.ts').Questions['make']} */
    const body = { seed: freshSeed(), symmetry: 'half-turn', shape };
    if (rules) body.rules = rules;
    // Smaller and larger puzzles of a level may be too rare to wait for, and some rules have no levels.
    if (level && shape === '3x3' && view.game.sheet.served.includes('rate')) body.level = level;
    const [made] = await follow('make', body, () => {}, view.making());
    await view.open({ puzzle: made.puzzle, shape, rules });
  } catch (error) {
    if (!isCalledOff(error)) view.told(failure(error), 'no');
    else if (words.isConnected) view.told(t('page-stopped'));
  }
}

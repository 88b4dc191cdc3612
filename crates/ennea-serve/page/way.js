// Steps in words, and the whole way with a slider to walk along it.
//
// The way is a view: the board shows copies of the game, so that nothing is written into the game itself.

import { Board } from './board.js';
import { h, say } from './dom.js';
import { listed, t } from './words.js';

/** @typedef {import('./own.d.ts').Step} Step
 * @typedef {import('./own.d.ts').FullStep} FullStep */

/** The words of a step, its name in bold. */
const named = ({ name, text }) => (text.startsWith(name) ? [h('b', {}, name), text.slice(name.length)] : [text]);

/** The steps of an answer, which leaves a list out where it is empty.
 * @param {{ steps?: Step[] }} answer
 * @returns {FullStep[]} */
export const stepsOf = ({ steps = [] }) => steps.map((step) => ({ houses: [], links: [], ...step }));

/** A step of a puzzle in words, with what it rests on.
 * @param {FullStep} step
 * @param {import('./own.d.ts').Sheet} sheet */
export function stepWords(step, sheet) {
  const houses = step.houses.map((name) => sheet.houses.find((house) => house.name === name)?.said ?? name);
  const proof = h('details', {}, h('summary', {}, t('page-why')), h('p', {}, t('page-proof', { houses: listed(houses.length ? houses : step.cells) }), ' ', h('code', {}, step.notation)));
  return h('.step', {}, h('p', {}, named(step)), proof);
}

/** Shows all steps of a game as a list, with a slider to walk along it.
 * @param {import('./play.js').Play} view
 * @param {FullStep[]} steps */
export function showWay(view, steps) {
  const { game } = view;
  const words = h('.now');
  const items = steps.map((step, k) => h('li', {}, h('button', { type: 'button', className: 'link', on: { click: () => walk(k) } }, t('page-way-step', { name: step.name, what: listed([...step.placements, ...step.eliminations]) }))));
  const slider = h('input', { type: 'range', min: 0, max: steps.length, value: 0, aria: { label: t('page-place') }, on: { input: () => walk(Number(slider.value)) } });
  const walk = (k) => {
    const stage = game.copy();
    steps.slice(0, k).forEach((step) => stage.apply(step));
    view.show({ ...(k < steps.length ? Board.ofStep(steps[k], game.sheet) : {}), game: stage });
    slider.value = k;
    slider.setAttribute('aria-valuetext', t('page-step-of', { step: Math.min(k + 1, steps.length), all: steps.length }));
    items.forEach((item, j) => item.classList.toggle('current', j === k));
    items[k]?.scrollIntoView?.({ block: 'nearest' });
    if (k < steps.length) {
      say(steps[k].text);
      words.replaceChildren(h('p', {}, `${t('page-step-of', { step: k + 1, all: steps.length })}. `, ...named(steps[k])));
    } else {
      words.replaceChildren(h('p', {}, t('page-way-ends', { count: steps.length })));
    }
  };
  const move = (by) => walk(Math.max(0, Math.min(steps.length, Number(slider.value) + by)));
  view.present(null, h('p.note', {}, t('page-way-help')),
    h('.row', {}, h('button', { type: 'button', on: { click: () => move(-1) }, aria: { label: t('page-back') } }, '◀'), slider,
      h('button', { type: 'button', on: { click: () => move(1) }, aria: { label: t('page-forth') } }, '▶'),
      h('button', { type: 'button', on: { click: () => view.present(null) } }, t('page-close'))),
    words, h('ol.way', { tabIndex: 0, aria: { label: t('page-way') } }, items));
  walk(0);
}

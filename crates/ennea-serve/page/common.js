// What all views share: what can be chosen, and what to say of failures.

import { ask, description, isHere } from './ask.js';
import { language, ruleName, t } from './words.js';

/** @type {{ known?: any, failed?: any }} */
const learning = {};

/** What can be chosen: from the description of the questions, and in the words of the server; known once `ready`.
 * @type {import('./own.d.ts').Choices} */
export const choices = {
  levels: [], techniques: [], rules: [], formats: [], symmetries: [], shapes: [],
  ready: new Promise((known, failed) => Object.assign(learning, { known, failed })),
};

/** What to say where something failed. */
export function failure(error) {
  const { said } = error;
  if (!said) {
    console.error(error);
    return String(error);
  }
  if (said.status === 0) return t(isHere ? 'page-not-loaded' : 'page-gone');
  if (!said.detail) return t('page-broken');
  return said.hint ? `${said.detail}. ${said.hint}` : said.detail;
}

/** Asks what can be chosen, in the language of now. */
export function learn() {
  const learned = gather();
  learned.then(learning.known, learning.failed);
  return learned;
}

async function gather() {
  const [described, levels, techniques, rules] = await Promise.all([
    choices.described ?? description(),
    ask('levels', { lang: language }),
    ask('techniques', { lang: language }),
    ask('rules', { lang: language }),
  ]);
  const of = (name, key) => described.paths[`/api/${name}`].post.requestBody.content['application/json'].schema.properties[key].enum;
  Object.assign(choices, {
    described,
    levels,
    techniques,
    rules: rules.map(({ rule, about }) => [rule, `${ruleName(rule)}: ${about}`]),
    formats: of('convert', 'to'),
    symmetries: of('make', 'symmetry'),
    shapes: ['2x2', '2x3', '3x3', '2x4', '2x5', '3x4', '4x4'],
  });
}

/** Levels to choose from, the first of which is any. */
export const levelChoices = () => [['', t('page-any-level')], ...choices.levels.map(({ level, name }) => [level, name])];

/** A number to begin random things with. */
export const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

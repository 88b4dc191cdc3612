// Words of the page in the language that was chosen, from the files that the program has all its words in; steps,
// levels and techniques come from the server.

import { recall, remember } from './store.js';
import { fluent } from './vendor/fluent.js';

/** Each language by its code: what it calls itself, and its messages, as the document brings them. */
const files = JSON.parse(document.getElementById('words')?.textContent ?? '{}');

export const languages = Object.entries(files).map(([code, { name }]) => [code, name]);

const wished = () => {
  const known = recall('language');
  if (known && known in files) return known;
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return wanted.find((code) => code in files) ?? 'en';
};

/** @type {any} */
export let language = wished();

export function setLanguage(code) {
  language = code;
  remember('language', code);
}

/** A number by which plurals are chosen, and how it is written. */
class Count extends fluent.FluentNumber {
  constructor(value, text) {
    super(value);
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

const bundles = {};

/** The messages of the language. */
function bundle() {
  if (!(language in bundles)) {
    bundles[language] = new fluent.FluentBundle(language, { useIsolating: false });
    const [error] = bundles[language].addResource(new fluent.FluentResource(files[language].words));
    if (error) throw error;
  }
  return bundles[language];
}

/** The words of a key, `key` or `key.attribute`, with its gaps filled. */
export function t(key, gaps = {}) {
  const [id, attribute] = key.split('.');
  const message = bundle().getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no words for ${key}`);
  const filled = Object.entries(gaps).map(([name, gap]) => [name, typeof gap === 'number' ? new Count(gap, String(gap)) : gap]);
  return bundle().formatPattern(pattern, Object.fromEntries(filled));
}

/** Things one after the other, as the language sets them apart. */
export const listed = (things) => things.join(t('page-comma'));

/** What rules are called; those of a file have a name of their own. */
export const ruleName = (name) => (bundle().hasMessage(`page-rule-${name}`) ? t(`page-rule-${name}`) : name);

/** A number with its digits in groups. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '\u202f');

/** The same where plurals are chosen by it: however long, its last digits tell. */
export const counted = (number) => new Count(Number(String(number).slice(-15)), grouped(number));

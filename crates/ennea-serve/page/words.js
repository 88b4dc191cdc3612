// Words of the page in the language that was chosen; steps, levels and techniques come from the server.

import { en } from './words/en.js';
import { ru } from './words/ru.js';
import { zh } from './words/zh.js';

const tables = { en, ru, zh };

export const languages = [['en', 'English'], ['ru', 'Русский'], ['zh', '中文']];

const isKnown = (name) => languages.some(([known]) => known === name);

const wished = () => {
  const known = localStorage.getItem('language');
  if (isKnown(known)) return known;
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return wanted.find(isKnown) ?? 'en';
};

export let language = wished();

export function setLanguage(name) {
  language = name;
  localStorage.setItem('language', name);
}

/** The words of a key, with `{0}`, `{1}`, ... replaced; a function of a table may do more. */
export function t(key, ...values) {
  const words = tables[language][key];
  if (typeof words === 'function') return words(...values);
  if (Array.isArray(words)) return words;
  if (words === undefined) throw new Error(`no words for ${key}`);
  return words.replace(/\{(\d)\}/g, (_, k) => values[k]);
}

/** A number with its digits in groups. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '\u202f');

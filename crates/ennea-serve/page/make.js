// Make and print: puzzles of a level, symmetry or technique; pages to look at and to download.

import { file, follow, isCalledOff, latest } from './ask.js';
import { picture } from './board.js';
import { choices, failure, freshSeed, levelChoices } from './common.js';
import { choice, field, h, save, say, settled, tick } from './dom.js';
import { grouped, language, t } from './words.js';

/** What was made last, which comes back with the view.
 * @type {{ made: import('./answers.d.ts').Answers['make'], wishes: Record<string, any> }} */
const kept = { made: [], wishes: {} };

export function make(main) {
  const making = latest();
  const drawing = latest();
  const { wishes } = kept;
  const keep = (key) => (value) => { wishes[key] = value; };
  const number = h('input', { type: 'number', min: 1, max: 200, value: wishes.number ?? 4, on: { change: () => keep('number')(number.value) } });
  const level = choice(levelChoices(), wishes.level ?? 'easy', keep('level'));
  const symmetry = choice(choices.symmetries.map((name) => [name, t(`page-symmetry-${name}`)]), wishes.symmetry ?? 'half-turn', keep('symmetry'));
  const technique = choice([['', t('page-any-technique')], ...choices.techniques.map((row) => [row.technique, row.name])], wishes.technique ?? '', (key) => {
    keep('technique')(key);
    if (key) { level.value = ''; keep('level')(''); }
  });
  const rules = choice([['', t('page-plain')], ...choices.rules], wishes.rules ?? '', keep('rules'));
  const seed = h('input', { type: 'text', value: wishes.seed ?? '', placeholder: t('page-seed-help'), on: { change: () => keep('seed')(seed.value) } });
  const progress = h('progress', { max: 1, value: 0, hidden: true, aria: { label: t('page-working') } });
  const note = h('p');
  const stop = h('button', { type: 'button', hidden: true, on: { click: () => making.stop() } }, t('page-stop'));
  const run = async () => {
    const body = { number: Number(number.value), seed: seed.value.trim() || freshSeed() };
    for (const [key, control] of Object.entries({ level, symmetry, technique, rules })) if (control.value) body[key] = control.value;
    note.textContent = t('page-working');
    progress.hidden = stop.hidden = false;
    try {
      kept.made = await follow('make', body, (name, steps) => {
        if (name === 'progress') { progress.max = steps.expected || 1; progress.value = steps.done; }
      }, making());
      note.textContent = t('page-made', { count: kept.made.length, seed: body.seed });
      say(note.textContent);
      list();
    } catch (error) {
      note.textContent = isCalledOff(error) ? t('page-stopped') : failure(error);
      say(note.textContent);
    }
    progress.hidden = stop.hidden = true;
  };

  const puzzles = h('ul.puzzles');
  const list = () => {
    puzzles.replaceChildren(...kept.made.map((made, k) => {
      const [rows, columns] = made.shape.split('x').map(Number);
      const words = [choices.levels.find((row) => row.level === made.level)?.name, made.rating?.toFixed?.(1), t('page-clues', { count: made.clues })].filter(Boolean).join(', ');
      const query = new URLSearchParams({ p: made.puzzle });
      if (made.shape !== '3x3') query.set('s', made.shape);
      if (made.rules) query.set('r', made.rules);
      return h('li', {}, h('a', { href: `#/play?${query}` }, picture(made.puzzle, rows, columns, `${t('page-play')}: ${k + 1}, ${words}`)), h('span', {}, words));
    }));
    pages.hidden = !kept.made.length;
    if (kept.made.length) preview();
  };

  const title = h('input', { type: 'text', value: wishes.title ?? '', on: { input: () => { keep('title')(title.value); again(); } } });
  const perPage = choice([1, 2, 4, 6, 9, 12].map((k) => [String(k), String(k)]), wishes.per_page ?? '4', (value) => { keep('per_page')(value); again(); });
  const paper = choice([['a4', 'A4'], ['a5', 'A5'], ['letter', 'Letter']], wishes.paper ?? (navigator.language === 'en-US' ? 'letter' : 'a4'), (value) => { keep('paper')(value); again(); });
  const boxes = Object.fromEntries(['large', 'book', 'levels', 'no_answers'].map((key) => [key, tick(t(`page-print-${key.replace('_', '-')}`), wishes[key] ?? false, (on) => { keep(key)(on); again(); })]));
  let page = 1;
  const order = (format) => {
    const body = { puzzles: kept.made.map((made) => made.puzzle), format, paper: paper.value, lang: language };
    if (kept.made[0].shape !== '3x3') body.shape = kept.made[0].shape;
    if (kept.made[0].rules) body.rules = kept.made[0].rules;
    if (title.value.trim()) body.title = title.value;
    for (const [key, { box }] of Object.entries(boxes)) if (box.checked) body[key] = true;
    if (!body.large) body.per_page = Number(perPage.value);
    if (format === 'svg' || format === 'png') body.page = page;
    return body;
  };
  const image = h('img', { alt: '' });
  const where = h('span');
  const preview = async () => {
    try {
      const blob = await file('print', order('svg'), drawing());
      URL.revokeObjectURL(image.src);
      image.src = URL.createObjectURL(blob);
      image.alt = t('page-page-number', { number: page });
      where.textContent = t('page-page-number', { number: page });
    } catch (error) {
      if (isCalledOff(error)) return;
      if (page > 1 && error.said?.place === 'page') { page -= 1; return; }
      where.textContent = failure(error);
    }
  };
  const again = settled(200, () => { page = 1; if (kept.made.length) preview(); });
  const turn = (by) => { page = Math.max(1, page + by); preview(); };
  const download = async (format) => {
    try {
      const blob = await file('print', order(format));
      save(blob, `sudoku.${format}`);
      say(t('page-saved', { name: `sudoku.${format}`, size: grouped(blob.size) }));
    } catch (error) { note.textContent = failure(error); }
  };
  const pages = h('section.pages', { hidden: true, aria: { label: t('page-pages') } },
    h('h2', {}, t('page-pages')),
    h('.grid', {}, field(t('page-title'), title), field(t('page-per-page'), perPage), field(t('page-paper'), paper)),
    h('.row', {}, Object.values(boxes)),
    h('.row', {}, ['pdf', 'png', 'svg', 'html'].map((format) => h('button', { type: 'button', className: format === 'pdf' ? 'main' : '', on: { click: () => download(format) } }, t('page-download', { format: format.toUpperCase() })))),
    h('.row', {}, h('button', { type: 'button', on: { click: () => turn(-1) }, aria: { label: t('page-back') } }, '◀'), where, h('button', { type: 'button', on: { click: () => turn(1) }, aria: { label: t('page-forth') } }, '▶')),
    h('.paper', {}, image));

  main.replaceChildren(h('h1', {}, t('page-make-title')),
    h('form.stack', { on: { submit: (event) => { event.preventDefault(); run(); } } },
      h('.grid', {}, field(t('page-number'), number), field(t('page-level'), level), field(t('page-symmetry'), symmetry), field(t('page-technique'), technique), field(t('page-rules'), rules), field(t('page-seed'), seed)),
      h('.row', {}, h('button', { className: 'main' }, t('page-make-them')), stop, progress), note),
    puzzles, pages);
  list();
  return () => { making.stop(); drawing.stop(); };
}

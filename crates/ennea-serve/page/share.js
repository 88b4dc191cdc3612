// Ways to give a puzzle away: a link of the page, or the text of another program.

import { ask } from './ask.js';
import { choices, failure } from './common.js';
import { choice, field, h, say } from './dom.js';
import { language, t } from './words.js';

/** What there is to share of the puzzle of a view, whose `rewrite` is set. */
export function sharing(/** @type {import('./play.js').Play} */ view) {
  const out = h('textarea', { rows: 3, readOnly: true, spellcheck: false, aria: { label: t('page-shared') } });
  const note = h('p.note');
  const formats = ['line', 'f-puzzles', 'sudokupad', 'sudokuwiki', 'solo', 'pm', 'picture', 'ipuz', 'susser'].filter((name) => choices.formats.includes(name));
  const pick = choice([['', t('page-this-page')], ...formats.map((name) => [name, name])], '', (name) => write(name));
  const write = async (name) => {
    note.textContent = '';
    if (!name) {
      out.value = location.href;
      return;
    }
    try {
      const { text, lost } = await ask('convert', { ...view.game.question(), to: name, lang: language });
      out.value = text.trimEnd();
      note.textContent = lost.join(' ');
    } catch (error) {
      out.value = '';
      note.textContent = failure(error);
    }
  };
  const copy = async () => {
    if (!out.value) await write(pick.value);
    out.select();
    try {
      await navigator.clipboard.writeText(out.value);
      say(t('page-copied'));
      note.textContent = t('page-copied');
    } catch { note.textContent = t('page-copy-by-hand'); }
  };
  view.rewrite = () => { if (!pick.value) out.value = location.href; };
  return h('.stack', {}, field(t('page-format'), pick), out, h('button', { type: 'button', on: { click: copy } }, t('page-copy')), note);
}

// Ways to give a puzzle away: a link of the page, or the text of another program.

import { ask } from './ask.js';
import { choices, failure } from './common.js';
import { choice, field, h, say } from './dom.js';
import { t } from './words.js';

/** What there is to share of the puzzle of a view, whose `rewrite` is set. */
export function sharing(view) {
  const out = h('textarea', { rows: 3, readOnly: true, spellcheck: false, aria: { label: t('shared') } });
  const note = h('p.note');
  const formats = ['line', 'f-puzzles', 'sudokupad', 'sudokuwiki', 'solo', 'pm', 'picture', 'ipuz', 'susser'].filter((name) => choices.formats.includes(name));
  const pick = choice([['', t('thisPage')], ...formats.map((name) => [name, name])], '', (name) => write(name));
  const write = async (name) => {
    note.textContent = '';
    if (!name) {
      out.value = location.href;
      return;
    }
    try {
      const { text, lost } = await ask('convert', { ...view.game.question(), to: name });
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
      say(t('copied'));
      note.textContent = t('copied');
    } catch { note.textContent = t('copyByHand'); }
  };
  view.rewrite = () => { if (!pick.value) out.value = location.href; };
  return h('.stack', {}, field(t('format'), pick), out, h('button', { type: 'button', on: { click: copy } }, t('copy')), note);
}

// The page: which view an address shows, the language, light and dark.

import { here, offline } from './ask.js';
import { choices, failure, learn } from './common.js';
import { choice, h, the } from './dom.js';
import { play } from './play.js';
import { recall, remember } from './store.js';
import { language, languages, setLanguage, t } from './words.js';

/** What each part of the page is shown by; what is not there at first is loaded when it is wanted. */
const views = {
  play: async () => play,
  make: async () => (await import('./make.js')).make,
  count: async () => (await import('./explore.js')).explore,
  symmetry: async () => (await import('./symmetry.js')).symmetry,
  chaos: async () => (await import('./chaos.js')).chaos,
};

/** @type {(() => void) | null} */
let leave = null;
let shows = 0;

async function show() {
  const { state } = history;
  const turn = ++shows;
  const [path, query] = location.hash.replace(/^#\/?/, '').split('?');
  const name = path in views ? path : 'play';
  const [view] = await Promise.all([views[name](), name === 'play' ? null : choices.ready]);
  // While it was loaded, the reader may have gone elsewhere.
  if (turn !== shows) return;
  leave?.();
  document.title = `ennea - ${t(`page-${name}`)}`;
  for (const link of the('nav').querySelectorAll('a')) {
    if (link.dataset.view === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  leave = view(the('main'), new URLSearchParams(query ?? ''), state);
}

function theme(name) {
  if (name === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  remember('theme', name);
}

function furniture() {
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
  const skip = the('skip');
  skip.textContent = t('page-skip');
  the('nav').replaceChildren(
    ...Object.keys(views).map((name) => h('a', { href: `#/${name}`, data: { view: name } }, t(`page-${name}`))));
  the('nav').setAttribute('aria-label', t('page-parts'));
  const tongue = choice(languages, language, async (name) => {
    setLanguage(name);
    await learn();
    furniture();
    the('tools').querySelector('select')?.focus();
    await show();
  });
  tongue.setAttribute('aria-label', t('page-language'));
  const now = recall('theme') ?? 'auto';
  const colours = choice([['auto', t('page-auto')], ['light', t('page-light')], ['dark', t('page-dark')]], now, theme);
  colours.setAttribute('aria-label', t('page-colours'));
  the('tools').replaceChildren(tongue, colours);
  tellWho();
}

/** Who computes, and whether the page is there without a network. */
async function tellWho() {
  const backend = await here();
  const by = the('by');
  if (!backend) {
    by.textContent = t('page-by-server', { host: location.host });
    return;
  }
  const words = t(backend === 'portable' ? 'page-by-old-browser' : 'page-by-browser');
  by.textContent = words;
  const kept = t(await offline() ? 'page-offline' : 'page-online');
  by.textContent = `${words} ${kept}`;
}

the('skip').addEventListener('click', (event) => {
  event.preventDefault();
  the('main').focus();
});
theme(recall('theme') ?? 'auto');
furniture();
// Other than a change of the address, this is also told where two entries of the history have the same one.
addEventListener('popstate', show);
// The board comes first: what can be chosen is asked once it is drawn.  Where nobody sees it, nothing is drawn.
if (document.hidden) setTimeout(learn);
else requestAnimationFrame(() => setTimeout(learn));
// Views that are loaded later use this module, so nothing here waits for them.
show().catch((error) => {
  the('main').replaceChildren(h('p.no', {}, failure(error)));
});

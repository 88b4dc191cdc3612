// What outlasts a visit: texts under names, in the storage of this tab and in that of the browser.  Either may be
// full or forbidden, and the page goes on without it.

/** The storage of the tab, or of the browser. */
function storage(isOfTab) {
  try {
    return isOfTab ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

/** The text that was kept under a name; null where there is none, or where nothing may be kept. */
export function recall(name, isOfTab = false) {
  return storage(isOfTab)?.getItem(name) ?? null;
}

/** Keeps a text under a name; whether it could. */
export function remember(name, text, isOfTab = false) {
  const place = storage(isOfTab);
  try {
    place?.setItem(name, text);
    return place !== null;
  } catch {
    return false;
  }
}

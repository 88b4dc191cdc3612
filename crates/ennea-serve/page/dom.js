// Elements made in one call, and what every view needs of the document.

/** An element with properties and children; `on` has listeners, `data` and `aria` attributes.
 * @template {string} T
 * @param {T} tag
 * @param {Record<string, any> | null} [properties]
 * @returns {import('./own.d.ts').Made<T>} */
export function h(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  /** @type {any} */
  const element = document.createElement(name || 'div');
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'on') for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (key === 'aria') for (const [state, text] of Object.entries(value)) element.setAttribute(`aria-${state}`, text);
    else if (key === 'data') Object.assign(element.dataset, value);
    else if (key in element && key !== 'list' && key !== 'role') element[key] = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return /** @type {any} */ (element);
}

/** An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @returns {SVGElementTagNameMap[T]} */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A labelled field. */
export function field(label, control, help = '') {
  control.id ||= `f${++field.last}`;
  const note = help ? h('small', { id: `${control.id}-help` }, help) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return h('.field', {}, h('label', { htmlFor: control.id }, label), control, note);
}
field.last = 0;

/** A list to choose from: pairs of value and words.
 * @param {string[][]} options
 * @param {string} value
 * @param {(value: string) => void} [change]
 * @returns {HTMLSelectElement} */
export function choice(options, value, change) {
  const made = options.map(([key, words]) => h('option', { value: key, selected: key === value }, words));
  return h('select', { on: change ? { change: (event) => change(event.target.value) } : {} }, made);
}

/** A box to tick.
 * @param {string} label
 * @param {boolean} checked
 * @param {(on: boolean) => void} [change] */
export function tick(label, checked, change) {
  const box = h('input', { type: 'checkbox', checked, on: { change: () => change?.(box.checked) } });
  const made = h('label.tick', {}, box, h('span', {}, label));
  return Object.assign(made, { box });
}

/** The element of an id, which the document has.
 * @returns {HTMLElement} */
export const the = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Says something to those who do not see the page; short, and one thing at a time. */
export function say(text) {
  const live = the('live');
  live.textContent = '';
  setTimeout(() => { live.textContent = text; }, 30);
}

/** Calls after a pause in which it is not called again. */
export function settled(milliseconds, call) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...args), milliseconds);
  };
}

/** Saves bytes as a file of the reader. */
export function save(blob, name) {
  const link = h('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Whether things should not move. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

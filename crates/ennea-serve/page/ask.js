// Questions: an answer, an answer on whose way something is told, or a file.  The server that brought the page answers them,
// or, where the document names the parts of the program that lie beside it, workers in this browser.

import { language } from './words.js';

/** @typedef {import('./answers.d.ts').Questions} Questions
 * @typedef {import('./answers.d.ts').Answers} Answers */

/** Why there is no answer: what is said instead, or that nobody answers. */
export class Problem extends Error {
  constructor(said) {
    super(said.detail);
    this.said = said;
  }
}

/** The parts of the program that lie beside the page; none behind a server. */
const parts = JSON.parse(document.getElementById('parts')?.textContent || 'null');

/** Whether this browser answers. */
export const isHere = parts !== null;

/** The workers. */
const engine = parts && import('./engine.js').then((module) => module.start(parts));

/** Who answers: the name of the instructions in this browser, or nothing where it is a server. */
export const here = async () => engine && (await engine).backend();

/** Whether the page is there without a network from now on. */
export const offline = async () => engine && (await engine).kept;

/** The description of all questions. */
export const description = () => fetch(engine ? 'api.json' : 'api').then((response) => response.json());

async function send(name, body, accept, signal) {
  let response;
  try {
    response = await fetch(`api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept, 'Accept-Language': language },
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Problem({ status: 0, detail: '' });
  }
  if (!response.ok) throw new Problem(await response.json());
  return response;
}

/** What the workers answer. */
async function worked(name, body, told, signal) {
  const reply = await (await engine).ask(name, body, language, told, signal);
  if (reply.said) throw new Problem(reply.said);
  return reply;
}

/** The answer to a question.
 * @template {keyof Answers} Q
 * @param {Q} name
 * @param {Questions[Q]} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Answers[Q]>} */
export async function ask(name, body, signal) {
  return engine ? (await worked(name, body, null, signal)).value : (await send(name, body, 'application/json', signal)).json();
}

/** A file that answers a question. */
export async function file(name, body, signal) {
  return engine ? (await worked(name, body, null, signal)).file : (await send(name, body, '*/*', signal)).blob();
}

/** The answer to a question that may take long; `told` is called with the name and data of each event.
 * @template {keyof Answers} Q
 * @param {Q} name
 * @param {Questions[Q]} body
 * @param {(event: string, data: any) => void} told
 * @param {AbortSignal} [signal]
 * @returns {Promise<Answers[Q]>} */
export async function follow(name, body, told, signal) {
  if (engine) return (await worked(name, body, told, signal)).value;
  const response = await send(name, body, 'text/event-stream', signal);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    let read;
    try {
      read = await reader.read();
    } catch (error) {
      if (error.name === 'AbortError') throw error;
      throw new Problem({ status: 0, detail: '' });
    }
    if (read.done) throw new Problem({ status: 0, detail: '' });
    text += read.value;
    let end;
    while ((end = text.indexOf('\n\n')) >= 0) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const of = (key) => lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
      const [event, data] = [of('event')[0], of('data').join('\n')];
      if (!event) continue;
      const value = JSON.parse(data);
      if (event === 'answer') return value;
      if (event === 'problem') throw new Problem(value);
      told(event, value);
    }
  }
}

/** Asks one thing at a time: what is asked anew calls the last one off.
 * @returns {{ (): AbortSignal, stop: () => void }} */
export function latest() {
  /** @type {AbortController | null} */
  let controller = null;
  const next = () => {
    controller?.abort();
    controller = new AbortController();
    return controller.signal;
  };
  next.stop = () => controller?.abort();
  return next;
}

/** Whether an error says only that the question was called off. */
export const isCalledOff = (error) => error.name === 'AbortError';

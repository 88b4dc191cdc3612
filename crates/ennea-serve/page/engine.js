// The program in this browser: parts of it that are fetched when they are first needed, in workers that answer one question
// at a time.  What is called off while it is computed ends with its worker, in whose place comes a fresh one.

/** A module that only a browser with 128-bit vectors takes. */
const VECTORS = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** How long a question that was called off may go on, in milliseconds: a new worker costs about as much. */
const PATIENCE = 200;

/** How long nothing is asked before what is not needed yet is fetched, in milliseconds. */
const QUIET = 300;

/** What is said where no part can be fetched, or a worker fails. */
const GONE = { said: { status: 0, detail: '' } };
const BROKEN = { said: { status: 500, detail: '' } };

/** What is apart, and where it lies. */
const TABLES = { classes: 'classes.bin.gz' };

/** The bytes of a file, unpacked if it comes packed. */
async function bytes(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const packed = new Uint8Array(await response.arrayBuffer());
  // A host may have unpacked it on the way.
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Fetches each thing once; what failed is tried again when it is asked for again. */
function once(get) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) {
      const got = get(key);
      known.set(key, got);
      got.catch(() => known.delete(key));
    }
    return known.get(key);
  };
}

/** @typedef {{ name: string, names: string[], long: string[], isThere?: Promise<void> }} Part
 * @typedef {{ name: string, text: string, language: string, needs: Set<string>, isLong: boolean }} Asked
 * @typedef {{ value?: any, file?: Blob, said?: any, apart?: string }} Reply
 * @typedef {(event: string, data: any) => void} Told
 * @typedef {{ part: string, question: Asked, things: [string, object][], told: Told, isTold: boolean, isLong: boolean, done: (reply: Reply) => void }} Job */

/** A worker, and what it has been given. */
class Lane {
  constructor() {
    this.worker = this.begun();
    this.has = new Set();
    /** @type {Job | null} */
    this.job = null;
  }

  begun() {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => this.heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail();
    };
    return worker;
  }

  /** Ends the worker with what it computes, and begins another. */
  fresh() {
    this.worker.terminate();
    this.worker = this.begun();
    this.has = new Set();
    this.job = null;
  }

  give(key, thing) {
    if (this.has.has(key)) return;
    this.has.add(key);
    this.worker.postMessage(thing);
  }

  heard({ event, data, reply, broken }) {
    if (event) this.job?.told(event, JSON.parse(data));
    else if (broken) this.fail();
    else this.end(reply);
  }

  end(reply) {
    const { job } = this;
    this.job = null;
    job?.done(reply);
  }

  /** The worker is beyond use: what it was asked has no answer. */
  fail() {
    const { job } = this;
    this.fresh();
    job?.done(BROKEN);
  }
}

class Engine {
  /** @param {Part[]} parts */
  constructor(parts) {
    this.parts = parts;
    this.hasVectors = WebAssembly.validate(VECTORS);
    const folder = this.hasVectors ? 'simd128' : 'portable';
    this.glue = (part) => new URL(`engine/${folder}/${part}.js`, import.meta.url).href;
    this.module = once(async (part) => WebAssembly.compile(await bytes(new URL(`engine/${folder}/${part}.wasm.gz`, import.meta.url))));
    this.words = once((code) => bytes(new URL(`words/${code}.ftl`, import.meta.url)));
    this.table = once((name) => bytes(new URL(TABLES[name], import.meta.url)));
    // The first one answers what is short; long questions have the others.
    const most = Math.max(2, Math.min(5, navigator.hardwareConcurrency ?? 2));
    /** @type {(Lane | null)[]} */
    this.lanes = Array.from({ length: most }, () => null);
    /** @type {Job[]} */
    this.waiting = [];
    this.asked = 0;
    this.module(parts[0].name);
    /** @type {() => void} */
    this.rest = () => {};
    /** @type {Promise<void>} */
    this.rested = new Promise((rested) => { this.rest = rested; });
    this.kept = this.rested.then(keep);
    this.settle();
  }

  backend() { return this.hasVectors ? 'SIMD128' : 'portable'; }

  /** Notes that something is asked or answered: rest comes when nothing is for a while. */
  settle() {
    clearTimeout(this.timer);
    if (this.asked === 0) this.timer = setTimeout(() => this.rest(), QUIET);
  }

  /** What a question is answered with; a problem as what is said, and a rejection where it was called off.
   * @returns {Promise<Reply>} */
  async ask(name, body, language, told, signal) {
    const able = this.parts.filter((part) => part.names.includes(name));
    const text = JSON.stringify(body);
    const needs = new Set();
    for (let k = 0; k < Math.max(1, able.length); k++) {
      const part = able[k] ?? this.parts[0];
      const reply = await this.inPart(part, { name, text, language, needs, isLong: part.long.includes(name) }, told, signal);
      if (reply.apart in TABLES && !needs.has(reply.apart)) {
        needs.add(reply.apart);
        k -= 1;
      } else if (!reply.apart || k + 1 === able.length) {
        return reply;
      }
    }
    return BROKEN;
  }

  async inPart(part, question, told, signal) {
    signal?.throwIfAborted();
    const isFirst = part === this.parts[0];
    // What comes with the first board comes before what is fetched for later.
    if (!isFirst) await (part.isThere ?? this.rested);
    let things;
    if (isFirst) { this.asked += 1; this.settle(); }
    try {
      const codes = [...new Set([question.language, 'en'])];
      const words = codes.map(async (code) => [`words ${code}`, { bring: code, bytes: await this.words(code) }]);
      const tables = [...question.needs].map(async (name) => [name, { bring: name, bytes: await this.table(name) }]);
      const module = this.module(part.name).then((it) => [`part ${part.name}`, { part: part.name, glue: this.glue(part.name), module: it }]);
      things = await Promise.all([module, ...words, ...tables]);
      part.isThere = Promise.resolve();
    } catch {
      return GONE;
    } finally {
      if (isFirst) { this.asked -= 1; this.settle(); }
    }
    signal?.throwIfAborted();
    if (isFirst) { this.asked += 1; this.settle(); }
    try {
      return await new Promise((done, failed) => {
        const job = { part: part.name, question, things, told: told ?? (() => {}), isTold: Boolean(told), done, isLong: question.isLong };
        signal?.addEventListener('abort', () => {
          failed(signal.reason);
          this.callOff(job);
        }, { once: true });
        this.waiting.push(job);
        this.next();
      });
    } finally {
      if (isFirst) { this.asked -= 1; this.settle(); }
    }
  }

  callOff(job) {
    job.told = () => {};
    this.waiting = this.waiting.filter((other) => other !== job);
    const lane = this.lanes.find((it) => it?.job === job);
    if (!lane) return;
    setTimeout(() => {
      if (lane.job !== job) return;
      lane.fresh();
      this.next();
    }, PATIENCE);
  }

  /** Gives what waits to whoever is free. */
  next() {
    for (const job of [...this.waiting]) {
      // A short question takes any worker, a long one leaves the first free.
      const place = this.lanes.findIndex((lane, k) => !lane?.job && (k > 0 || !job.isLong));
      if (place < 0) continue;
      this.waiting.splice(this.waiting.indexOf(job), 1);
      const lane = (this.lanes[place] ??= new Lane());
      for (const [key, thing] of job.things) lane.give(key, thing);
      const { done } = job;
      job.done = (reply) => {
        done(reply);
        this.next();
      };
      lane.job = job;
      const { name, text, language } = job.question;
      lane.worker.postMessage({ ask: name, part: job.part, text, language, isTold: job.isTold });
    }
  }
}

/** Whether the page is there without a network from now on: `true`, or why it is not. */
async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return false;
  try {
    await serviceWorker.register(new URL('sw.js', import.meta.url));
    await serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}

/** Starts the program of these parts. */
export function start(parts) {
  return new Engine(parts);
}

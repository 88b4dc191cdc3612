// A worker: it is given parts of the program and what they lack, and answers one question after the other.

const programs = new Map();
const brought = new Map();

/** A part of the program, ready to be asked. */
async function load(part, glue, module) {
  const program = await import(glue);
  await program.default({ module_or_path: module });
  for (const [what, bytes] of brought) program.bring(what, bytes);
  programs.set(part, program);
}

function bring(what, bytes) {
  brought.set(what, bytes);
  for (const program of programs.values()) program.bring(what, bytes);
}

/** A reply as the page takes it: a value or a file, or what is said in its place. */
function plain(reply) {
  const { status, mime, apart } = reply;
  const { bytes } = reply;
  reply.free();
  if (status === 200 && mime !== 'application/json') return { file: new Blob([bytes], { type: mime }) };
  const value = JSON.parse(new TextDecoder().decode(bytes));
  return status === 200 ? { value } : { said: value, apart };
}

async function heard(data) {
  if (data.glue) return load(data.part, data.glue, data.module);
  if (data.bring) return bring(data.bring, data.bytes);
  const told = data.isTold ? (event, json) => postMessage({ event, data: json }) : undefined;
  return postMessage({ reply: plain(programs.get(data.part).ask(data.ask, data.text, data.language, told)) });
}

let last = Promise.resolve();
onmessage = ({ data }) => {
  // A program that failed is beyond use.
  last = last.then(() => heard(data)).catch((error) => postMessage({ broken: String(error) }));
};

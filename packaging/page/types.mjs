// Writes the types of all questions and answers, from the description that a server gives of itself and its schemas:
// types.mjs BINARY FILE.  What has no schema is in own.d.ts.

import { compile } from 'json-schema-to-typescript';
import { writeFileSync } from 'node:fs';
import { serve } from './browser.mjs';

const [binary, out] = process.argv.slice(2);
/** The keys by which the answer that the page asks for is told from other lines of the command, where there are any. */
const TOLD_BY = { hint: ['puzzle'], explain: ['puzzle'], rate: ['puzzle', 'level'], make: ['puzzle'], techniques: ['technique'], census: ['grids_reduced'], count: ['count'], estimate: ['estimate'], automorphisms: ['generators'] };

const server = await serve(binary);
const get = async (path) => (await fetch(new URL(path, server.url))).json();
const described = await get('/api');
const spaces = [];
const [asked, answers] = [[], []];
for (const [path, { post }] of Object.entries(described.paths)) {
  const name = path.replace('/api/', '');
  const spelled = post.responses['200'].content['application/json']?.schema ?? {};
  const reference = spelled.$ref ?? spelled.items?.$ref;
  const schemas = { Asked: post.requestBody.content['application/json'].schema };
  if (reference) {
    const { $defs, anyOf, ...whole } = await get(reference);
    // A line of the terminal may be an error, which is a problem here.
    const forms = (anyOf ?? [whole]).filter(({ required }) => !required.includes('error') && (TOLD_BY[name] ?? []).every((key) => required.includes(key)));
    if (!forms.length) throw new Error(`${name}: no answer of ${reference} has ${TOLD_BY[name]}`);
    schemas.Answer = { $defs, anyOf: forms };
  }
  const texts = [];
  for (const [key, schema] of Object.entries(schemas)) {
    texts.push(await compile(schema, key, { bannerComment: '', additionalProperties: false, format: false }));
  }
  spaces.push(`export namespace Of_${name} {\n${texts.join('\n')}\n}`);
  asked.push(`  ${name}: Of_${name}.Asked;`);
  if (reference) answers.push(`  ${name}: Of_${name}.Answer${spelled.items ? '[]' : ''};`);
}
const names = (name, lines, more = '') => `export interface ${name}${more} {\n${lines.join('\n')}\n}`;
writeFileSync(out, ["import type { OwnAnswers } from './own.d.ts';", ...spaces, names('Questions', asked), names('Answers', answers, ' extends OwnAnswers'), ''].join('\n\n'));
await server.end('SIGINT');

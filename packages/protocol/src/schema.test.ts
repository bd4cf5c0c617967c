/** What is written down for clients in other languages is what the server takes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientMessageSchema } from './messages.ts';
import { protocolSchema } from './schema.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('schema.json is made from the validators as they are: npm run schema', () => {
  expect(JSON.parse(read('schema.json'))).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
});

it('every kind of message has its place in it, and what is needed of it', () => {
  const { $defs } = JSON.parse(read('schema.json'));
  const kinds = $defs.ClientMessage.oneOf.map((m: { properties: { t: { const: string } } }) => m.properties.t.const);
  expect(kinds).toContain('join');
  const answer = $defs.ClientMessage.oneOf[kinds.indexOf('answer')];
  expect(answer.required).toEqual(['t', 'game', 'n', 'answer']);
  expect(answer.properties.n).toMatchObject({ type: 'integer', minimum: 0 });
  expect($defs.TableRequest.properties).toHaveProperty('deck');
});

it('each message that the README sends is one that the server reads', () => {
  const sent = read('README.md')
    .split('\n')
    .flatMap((line) => /^ +-> (\{.*?\})(?: {2,}.*)?$/.exec(line)?.[1] ?? []);
  expect(sent.length).toBeGreaterThan(2);
  for (const text of sent)
    expect([text, clientMessageSchema.safeParse(JSON.parse(text)).success]).toEqual([text, true]);
});

/**
 * What a client may send, as JSON Schema, made from the very validators that the server reads it with: for whoever writes a client in a
 * language that has no use for TypeScript. `npm run schema` writes schema.json.
 */
import * as z from 'zod/mini';
import * as bench from './bench.ts';
import * as events from './events.ts';
import * as lobby from './lobby.ts';
import { clientMessageSchema } from './messages.ts';
import * as order from './order.ts';

/** `deckRequestSchema` is DeckRequest, as the head of lobby.ts calls it. */
const nameOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1, -'Schema'.length);

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

/** Every message over the WebSocket, and the body of every request to /api, each under its name. */
export function protocolSchema(): object {
  const requests = Object.entries({ ...lobby, ...bench, ...events, ...order })
    .filter(([name, value]) => name.endsWith('Schema') && isSchema(value))
    .map(([name, value]): [string, object] => [nameOf(name), schemaOf(value as z.ZodMiniType)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What a client of Spaceline sends',
    description:
      'ClientMessage goes over the WebSocket at /ws; everything else is the body of a request to /api, by the names of src/lobby.ts.',
    $defs: Object.fromEntries([
      ['ClientMessage', schemaOf(clientMessageSchema)],
      ...requests.sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  };
}

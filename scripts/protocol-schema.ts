// `npm run schema`: writes packages/protocol/schema.json from the validators of the protocol.
import { writeFileSync } from 'node:fs';
import { protocolSchema } from '../packages/protocol/src/schema.ts';

const file = new URL('../packages/protocol/schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(protocolSchema(), null, 2)}\n`);

// `npm run attack`: a server of our own on loopback, and everything that somebody up to no good tried with it. Each attack says what became
// of it; one that gets through makes the run fail. It takes two minutes at most, and reaches no other machine.
//     node scripts/attack.mjs [--only WORD]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../bench/net.mjs';
import { Attacker } from './attack/attacker.mjs';
import { HEAVY } from './attack/heavy.mjs';
import { SOMEBODY_ELSE } from './attack/somebody-else.mjs';
import { WIRE } from './attack/wire.mjs';

const ATTACKS = [...SOMEBODY_ELSE, ...WIRE, ...HEAVY];
const PATIENCE = 60_000;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = mkdtempSync(join(tmpdir(), 'spaceline-attack-'));
// with the limits that a server has when it is told nothing; a proxy on this machine says for whom it asks, so that we can be many
const server = await startServer({
  SPACELINE_DATA: folder,
  SPACELINE_TRUST_PROXY: '1',
  SPACELINE_HIDE_RESPONSES: '0',
  SPACELINE_REQUEST_LIMIT: '600',
  SPACELINE_CONNECTION_LIMIT: '100',
  SPACELINE_MESSAGE_LIMIT: '50',
  SPACELINE_METRICS_TOKEN: 'the-token-of-this-attack',
});
const began = performance.now();
let through = 0;
console.log('| what is tried | what becomes of it | |\n|---|---|---|');
for (const [name, attack] of ATTACKS.filter(([name]) => name.includes(values.only))) {
  const attacker = new Attacker(server.url, folder);
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error('it took too long')), PATIENCE).unref());
  try {
    const said = await Promise.race([attack(attacker), late]);
    console.log(`| ${name} | ${said} | refused |`);
  } catch (error) {
    through++;
    console.log(`| ${name} | ${error.message} | **THROUGH** |`);
  }
  attacker.leave();
}
const healthy = (await fetch(`${server.url}/readyz`)).ok;
await server.stop();
rmSync(folder, { recursive: true, force: true });
if (!healthy) console.log('\nThe server is not ready after it.');
console.log(`\n${through} got through; ${Math.round((performance.now() - began) / 1000)} s`);
process.exit(through > 0 || !healthy ? 1 : 0);

// `npm run test:pseudo`: the browser tests on a client in which every sentence of the game is nonsense (packages/web/src/net/language.ts).
// What still works reads no words. Tests that are about the words themselves are left out.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const done = spawnSync(process.execPath, [vitest, 'run', 'tests/web', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, VITE_LANGUAGE: 'pseudo' },
});
process.exitCode = done.status ?? 1;

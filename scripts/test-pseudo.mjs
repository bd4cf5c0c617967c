// `npm run test:pseudo`: the browser tests on a client in which every sentence of the game is nonsense (packages/web/src/net/language.ts).
// What still works reads no words. Tests that are about the words themselves are left out. `npm run test:pseudo -- FILE` runs that file
// alone: vitest runs every file that one of the names given fits, so that the folder is only named where no file is.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const given = process.argv.slice(2);
const named = given.some((word) => word.includes('.test.'));
const done = spawnSync(process.execPath, [vitest, 'run', ...(named ? [] : ['tests/web']), ...given], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, VITE_LANGUAGE: 'pseudo' },
});
process.exitCode = done.status ?? 1;

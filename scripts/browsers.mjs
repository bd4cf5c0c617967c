// `npm run browsers`: the tests of the table in every window there is, from a desk to a phone on its side, a tablet and 200 %. `npm test`
// has those that differ most (tests/web/sizes.ts). `npm run browsers -- FILE` runs that file alone.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const given = process.argv.slice(2);
const named = given.some((word) => word.includes('.test.'));
const files = ['tests/web/sizes.test.ts', 'tests/web/lessons.test.ts', 'tests/web/tasks.test.ts'];
const done = spawnSync(process.execPath, [vitest, 'run', ...(named ? [] : files), ...given], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, SPACELINE_BROWSERS: 'all' },
});
process.exitCode = done.status ?? 1;

/** `npm run test:pseudo`: which of the browser tests it runs. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/test-pseudo.mjs', import.meta.url));

test.each([
  [['tests/web/no-such.test.ts'], 'tests/web/no-such.test.ts'],
  [['--exclude', 'tests/web/**'], 'tests/web'],
])('of %j it looks for %s and nothing else', (given, filter) => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...given], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(stderr).toContain(`filter: ${filter}\n`);
  expect(status).toBe(1);
});

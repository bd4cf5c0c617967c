/** What names the rules: their code, and nothing else. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

type Change = (source: string) => string;

/** The fingerprint of these sources, with one of their files changed. */
async function fingerprint(file?: RegExp, change?: Change): Promise<string> {
  const { fingerprintOfRules } = await import(new URL('../../../scripts/build.mjs', import.meta.url).href);
  let changed = 0;
  const plugin = {
    name: 'change',
    setup({ onLoad }: { onLoad(what: object, then: (at: { path: string }) => Promise<object>): void }) {
      if (file === undefined || change === undefined) return;
      onLoad({ filter: file }, async ({ path }) => {
        changed++;
        return { contents: change(await readFile(path, 'utf8')), loader: path.endsWith('.json') ? 'json' : 'ts' };
      });
    },
  };
  const made = await fingerprintOfRules([plugin]);
  expect(changed).toBe(file === undefined ? 0 : 1);
  return made;
}

it('the fingerprint of the rules changes with what they do, not with how it is written down', {
  timeout: 60_000,
}, async () => {
  const now = await fingerprint();
  expect(now).toMatch(/^[0-9a-f]{16}$/);
  expect(await fingerprint()).toBe(now);
  const victory = /engine\/src\/winning\/victory\.ts$/;
  expect(await fingerprint(victory, (s) => `// a comment\n${s}\ntype Unused = 1;\n/** another */\n`)).toBe(now);
  expect(await fingerprint(victory, (s) => s.replaceAll('\n', '\n\n').replaceAll('  ', '\t'))).toBe(now);
  expect(await fingerprint(victory, (s) => `${s}\nexport const more = 1;\nglobalThis.name = 'x';`)).not.toBe(now);
  const facts = /cards\/facts\/voy\.json$/;
  expect(await fingerprint(facts, (s) => `${s}\n\n`)).toBe(now);
  expect(await fingerprint(facts, (s) => s.replace(/"range": ?\d/, '"range": 42'))).not.toBe(now);
});

/** The files of operations/ speak of settings, files and numbers that there are. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Metrics } from '../packages/server/src/metrics.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const SETTINGS = read('packages/server/README.md');

it('the dashboard asks for numbers that the server tells', async () => {
  const told = await new Metrics().registry.metrics();
  const asked = new Set(read('operations/grafana.json').match(/\b(?:spaceline|process|nodejs)_[a-z0-9_]+/g));
  expect(asked.size).toBeGreaterThan(8);
  for (const name of asked) expect(told).toContain(name.replace(/_(bucket|sum|count)$/, ''));
  const { panels } = JSON.parse(read('operations/grafana.json'));
  expect(new Set(panels.map((p: { id: number }) => p.id)).size).toBe(panels.length);
});

it('unit, container and proxy set what the server reads, and begin what is built', () => {
  const files = ['spaceline.service', 'Containerfile', 'nginx.conf'].map((f) => read(`operations/${f}`));
  const set = new Set(files.join('\n').match(/\b(?:SPACELINE_[A-Z_]+|HOST|PORT|LOG_LEVEL)(?==)/g));
  expect(set).toContain('SPACELINE_DATA');
  for (const name of set) expect(SETTINGS).toContain(`\`${name}\``);
  expect(existsSync(new URL('../packages/cli/bin/spaceline.mjs', import.meta.url))).toBe(true);
  const { scripts } = JSON.parse(read('package.json'));
  for (const [, script] of files[1].matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty(script);
  // the image has the Node that the project needs, named exactly
  expect(files[1]).toMatch(/^FROM docker\.io\/library\/node:\d+\.\d+\.\d+-/m);
});

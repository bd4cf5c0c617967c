// The judge and everything it judges in one file, with the mutants of a run asleep in it.

import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as esbuild from 'esbuild';
import { instrument } from './schemata.mjs';

/**
 * @param {import('./project.mjs').Project} project
 * @param {readonly import('./schemata.mjs').Numbered[]} mutants
 * @returns {Promise<{ path: string, imports: Map<string, string[]> }>} where the bundle is, and who imports whom in it
 */
export async function bundle({ root, cache, entry, external }, mutants) {
  const byFile = new Map();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  const asleep = {
    name: 'mutants',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const here = byFile.get(relative(root, path).split(sep).join('/'));
        return here && { contents: instrument(readFileSync(path, 'utf8'), here), loader: 'ts' };
      });
    },
  };
  const path = join(cache, `bundle-${process.pid}.cjs`);
  mkdirSync(cache, { recursive: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    external,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    legalComments: 'none',
    plugins: [asleep],
  });
  const imports = Object.entries(metafile.inputs).map(([file, input]) => [file, input.imports.map((i) => i.path)]);
  return { path, imports: new Map(imports) };
}

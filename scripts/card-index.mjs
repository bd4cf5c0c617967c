// Writes packages/cards/src/card-list.ts: one line for each card in packages/cards/src/<set>/<type>/. A test checks that it is current.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'cards', 'src');
export const INDEX = join(root, 'card-list.ts');

/** Every card file, as a path relative to packages/cards/src. */
export function cardFiles() {
  const out = [];
  for (const set of readdirSync(root).sort()) {
    if (!statSync(join(root, set)).isDirectory()) continue;
    for (const type of readdirSync(join(root, set)).sort()) {
      const folder = join(root, set, type);
      if (!statSync(folder).isDirectory()) continue;
      for (const file of readdirSync(folder).sort()) {
        if (file.endsWith('.ts') && !file.endsWith('.test.ts')) out.push(`./${set}/${type}/${file}`);
      }
    }
  }
  return out;
}

/** The exported names of a card file: each is one card. */
const exportsOf = (path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+)/gm)].map((m) => m[1]).sort();

export function indexText() {
  const cards = cardFiles().flatMap((path) => {
    const [, set, type] = path.split('/');
    // some sets have a digit first, which no name may have
    const prefix = `${/^\d/.test(set) ? '_' : ''}${set}_${type}`.replaceAll('-', '_');
    return exportsOf(path).map((name) => ({ path, name, local: `${prefix}_${name}` }));
  });
  return `// Written by scripts/card-index.mjs; do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
${cards.map((c) => `export { ${c.name} as ${c.local} } from '${c.path}';`).join('\n')}
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(INDEX, indexText());
  console.log(`${cardFiles().length} card files`);
}

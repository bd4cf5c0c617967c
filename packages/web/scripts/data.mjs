// The cards as the table shows them: facts, generated text and state, in one file that the client fetches.
// The client itself may not import the cards (scripts/arrows.mjs); this script bundles them when the client is built.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the file is, seen from the root of the site. */
export const DATA_FILE = 'data/cards.json';

const SOURCE = `
import { ownWords, requirementText } from '@spaceline/engine';
import { catalogue } from '@spaceline/cards';

/** Alternatives, each a list of terms that are all needed. */
function alternatives(requirement, specials) {
  const ways = 'any' in requirement ? requirement.any : [requirement];
  return ways.map((way) =>
    ('all' in way ? way.all : [way]).map((term) => {
      const text = requirementText(term, specials);
      return 'any' in term ? '(' + text + ')' : text;
    }),
  );
}

/** Longer than this is no name that can be ticked off. */
const LONGEST_TERM = 44;

/** What a dilemma asks for, in the same form; null where it is no plain list: then its text says it best. */
function asked(d) {
  const { asks, encounter } = d.rules ?? {};
  if (asks === undefined || encounter.condition === undefined) return null;
  const parts = (c, how) => (c.parts?.how === how ? c.parts.of : [c]);
  const ways = parts(encounter.condition, 'any').map((way) => parts(way, 'all'));
  if (ways.flat().some((c) => c.parts !== undefined || c.text.length > LONGEST_TERM)) return null;
  return { ...asks, ways: ways.map((way) => way.map((c) => c.text)) };
}

export const CARDS = catalogue.defs.map((d) => {
  const { requirement } = d.facts;
  const { text = '', halves } = d.rules ?? {};
  const played = halves?.played ?? text;
  const asks = asked(d);
  const called = ownWords(d);
  return {
    facts: d.facts,
    lines: played === '' ? [] : [played],
    ...(asks ? { asks } : {}),
    ...(called ? { called } : {}),
    ...(halves ? { damage: halves.damage } : {}),
    status: d.status,
    ...(d.missing ? { missing: d.missing } : {}),
    ...(requirement ? { requirement: alternatives(requirement, d.rules?.specials) } : {}),
  };
});
`;

/** All cards, oldest set first. */
export async function cards() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.json': 'json' },
    logLevel: 'silent',
  });
  const folder = join(ROOT, 'dist', 'web-data');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `cards.${process.pid}.${Date.now()}.mjs`);
  try {
    writeFileSync(file, outputFiles[0].contents);
    const { CARDS } = await import(pathToFileURL(file).href);
    return CARDS;
  } finally {
    rmSync(file, { force: true });
  }
}

export async function cardsJson() {
  return JSON.stringify(await cards());
}

/** Writes the file into a folder and returns its path. */
export async function writeCards(folder) {
  const path = join(folder, 'cards.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await cardsJson());
  return path;
}

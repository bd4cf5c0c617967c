/** Where a card is written and proven: its definition, and the scenarios beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameOfDefinition } from '@spaceline/cards';
import type { CardDef } from '@spaceline/engine';
import { CARDS_FOLDER } from '@spaceline/rulebook';
import { fromRoot } from '../root.ts';

export interface CardFiles {
  /** null: nobody has written its text, or it has none */
  definition: string | null;
  scenarios: string[];
}

/** "export { armus as premiere_dilemma_armus } from './premiere/dilemma/armus.ts';" */
const EXPORT = /^export \{ \w+ as (\w+) \} from '\.\/(.+)\.ts';$/gm;

/** Of a file's scenarios, those whose names begin like it, and like no longer name beside it: a pistol's are not its rifle's. */
function scenariosBeside(path: string): string[] {
  const folder = dirname(path);
  const names = readdirSync(folder);
  const cards = names.filter((n) => n.endsWith('.ts')).map((n) => n.slice(0, -'.ts'.length));
  const belongsTo = (scenario: string): string =>
    cards
      .filter((c) => scenario === `${c}.yaml` || scenario.startsWith(`${c}-`))
      .reduce((a, b) => (b.length > a.length ? b : a), '');
  return names
    .filter((n) => n.endsWith('.yaml') && belongsTo(n) === basename(path))
    .sort()
    .map((n) => fromRoot(join(folder, n)));
}

export function filesOf(d: CardDef): CardFiles {
  const list = join(CARDS_FOLDER, 'card-list.ts');
  const name = d.rules === null ? undefined : nameOfDefinition(d.rules);
  const found =
    name !== undefined && existsSync(list)
      ? [...readFileSync(list, 'utf8').matchAll(EXPORT)].find((m) => m[1] === name)
      : undefined;
  if (found === undefined) return { definition: null, scenarios: [] };
  const path = join(CARDS_FOLDER, found[2]);
  return { definition: fromRoot(`${path}.ts`), scenarios: scenariosBeside(path) };
}

/** Does what a definition speaks of exist? Whatever is on no card, and given by no text, is misspelt. */
import type { Definition, Modifier } from '../language/definition.ts';
import type { NameKind, SpokenName } from '../language/names.ts';
import type { CardDef } from './catalogue.ts';
import { namesOfCards } from './titles.ts';

/** Words that the rules give: a gender. */
const BY_RULE = ['male', 'female'];
/** Skills that the rules name and nobody prints: who selects a skill may select them (CR-14, CR-175). */
const SKILLS_BY_RULE = ['Intelligence', 'Memory Omega'];

const modifiersOf = (d: Definition): readonly Modifier[] => [...(d.modifiers ?? []), ...(d.lasting ?? [])];

/** What texts make of cards: an icon or a word that need not be printed anywhere. */
const givenBy = (definitions: readonly Definition[], what: 'icon' | 'keyword'): string[] =>
  definitions
    .flatMap((d) => (d.back ? [...modifiersOf(d), ...modifiersOf(d.back)] : modifiersOf(d)))
    .flatMap((m) => (m.kind === 'identity' && m.what === what && m.how !== 'loses' ? [m.value] : []));

/** Every name that the facts print, by what it is the name of. */
function printed(
  defs: readonly CardDef[],
  definitions: readonly Definition[],
): Record<Exclude<NameKind, 'title'>, ReadonlySet<string>> {
  const all = (of: (d: CardDef) => Iterable<string | undefined>): Set<string> =>
    new Set(defs.flatMap((d) => [...of(d)].filter((x) => x !== undefined)));
  const classifications = ({ facts: f }: CardDef) => [f.classification, f.classification2];
  return {
    persona: all((d) => d.personas),
    keyword: new Set([...all((d) => d.keywords), ...BY_RULE, ...givenBy(definitions, 'keyword')]),
    icon: new Set([...all((d) => d.icons), ...givenBy(definitions, 'icon')]),
    affiliation: all(({ facts: f }) => [...f.affiliations, ...(f.missionAffiliations ?? [])]),
    classification: all(classifications),
    skill: new Set([
      ...all((d) => [...classifications(d), ...(d.facts.skills ?? []).map((s) => s.name)]),
      ...SKILLS_BY_RULE,
    ]),
    region: all(({ facts: f }) => [f.region]),
    'ship class': all(({ facts: f }) => [f.class]),
    'special equipment': all(({ facts: f }) => f.equipment ?? []),
  };
}

/** Throws where a definition speaks of what no card is called, or has. */
export function checkNames(defs: readonly CardDef[], definitions: readonly Definition[]): void {
  const known = printed(defs, definitions);
  const titles = namesOfCards(defs);
  const exists = ({ kind, name }: SpokenName): boolean => (kind === 'title' ? titles : known[kind]).has(name);
  for (const d of definitions) {
    const unknown = d.names?.find((n) => !exists(n));
    if (unknown === undefined) continue;
    const { kind, name } = unknown;
    if (kind === 'title')
      throw new Error(`"${d.title}" speaks of "${name}", but no card is called so: is it misspelt?`);
    const alike = [...known[kind]].find((x) => x.toLowerCase() === name.toLowerCase());
    const elsewhere = (Object.keys(known) as (keyof typeof known)[]).find((k) => known[k].has(name));
    const other = elsewhere === undefined ? 'is it misspelt?' : `there is a ${elsewhere} of that name`;
    const hint = alike === undefined ? other : `is "${alike}" meant?`;
    throw new Error(`"${d.title}" speaks of the ${kind} "${name}", but no card has it: ${hint}`);
  }
}

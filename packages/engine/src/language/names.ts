/**
 * Names that a text speaks of. A misspelt one would just never match, so each is noted with the card whose definition is being put
 * together, and the catalogue refuses what it does not know.
 */

/** What a name is the name of. A title may be the basic title of a group (CR-32). */
export type NameKind =
  | 'title'
  | 'persona'
  | 'keyword'
  | 'icon'
  | 'affiliation'
  | 'classification'
  | 'skill'
  | 'region'
  | 'ship class'
  | 'special equipment';

export interface SpokenName {
  readonly kind: NameKind;
  readonly name: string;
}

/** Words may be put together while a game runs, too; a name is kept once. */
const spoken = new Map<string, SpokenName>();

export function spoke(kind: NameKind, ...names: readonly string[]): readonly string[] {
  for (const name of names) spoken.set(`${kind} ${name}`, { kind, name });
  return names;
}

/** Everything named since the last card was put together: its own words, and what they share. */
export function spokenOf(): SpokenName[] {
  const out = [...spoken.values()];
  spoken.clear();
  return out;
}

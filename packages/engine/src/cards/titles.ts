/** Card titles and their groups (CR-31 to CR-40). */
import type { CardDef } from './catalogue.ts';

/** CR-32: a basic title, and whatever follows it after a colon or a dash. CR-33: the basic title need not be a card. */
export const inTitleGroup = (title: string, basic: string): boolean =>
  title === basic || title.startsWith(`${basic}: `) || title.startsWith(`${basic} - `);

/** CR-34: a text that names a title means its whole group; CR-31: personnel and ships form no groups. */
export const isCalled = (d: CardDef, name: string): boolean =>
  d.personnel || d.ship ? d.title === name : inTitleGroup(d.title, name);

/** Every name by which any of these cards is called. */
export function namesOfCards(defs: readonly CardDef[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { title, personnel, ship } of defs) {
    names.add(title);
    if (personnel || ship) continue;
    for (const { index } of title.matchAll(/: | - /g)) names.add(title.slice(0, index));
  }
  return names;
}

/** Card titles and their groups (CR-31 to CR-40). */
import type { CardDef } from './catalogue.ts';

/** CR-32: a basic title, and whatever follows it after a colon or a dash. CR-33: the basic title need not be a card. */
export const inTitleGroup = (title: string, basic: string): boolean =>
  title === basic || title.startsWith(`${basic}: `) || title.startsWith(`${basic} - `);

/** CR-34: a text that names a title means its whole group; CR-31: personnel and ships form no groups. */
export const isCalled = (d: CardDef, name: string): boolean =>
  d.personnel || d.ship ? d.title === name : inTitleGroup(d.title, name);

/** What every card does that has a text: all that card-list.ts names. */
import type { Definition } from '@spaceline/engine/language';
import * as cards from './card-list.ts';

/** @internal */
export const DEFINITIONS: readonly Definition[] = Object.values(cards);

/** The catalogue has copies of the definitions: the same card is of the same title and printings. */
const isSame = (a: Definition, b: Definition): boolean =>
  a.title === b.title && (a.ids ?? []).join() === (b.ids ?? []).join();

/** The name by which card-list.ts exports a definition; a back goes by its front. */
export const nameOfDefinition = (d: Definition): string | undefined =>
  Object.entries<Definition>(cards).find(([, x]) => isSame(x, d) || (x.back !== undefined && isSame(x.back, d)))?.[0];

/** What every card does that has a text: all that card-list.ts names. */
import type { Definition } from '@spaceline/engine/language';
import * as cards from './card-list.ts';

/** @internal */
export const DEFINITIONS: readonly Definition[] = Object.values(cards);

/** The name by which card-list.ts exports a definition; a back goes by its front. */
export const nameOfDefinition = (d: Definition): string | undefined =>
  Object.entries<Definition>(cards).find(([, x]) => x === d || x.back === d)?.[0];

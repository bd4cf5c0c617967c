/** What every card does that has a text: all that card-list.ts names. */
import type { Definition } from '@spaceline/engine/language';
import * as cards from './card-list.ts';

export const DEFINITIONS: readonly Definition[] = Object.values(cards);

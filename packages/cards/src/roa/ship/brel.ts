import { carriesNone, ship, thisCard } from '@spaceline/engine/language';

export const brel = ship("B'rel", { modifiers: [carriesNone(thisCard)] });

import { carriesNone, ship, thisCard } from '@spaceline/engine/language';

export const ikcChontay = ship('I.K.C. Chontay', { modifiers: [carriesNone(thisCard)] });

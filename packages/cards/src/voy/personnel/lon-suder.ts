import { mayFight, personnel, thisCard } from '@spaceline/engine/language';

export const lonSuder = personnel('Lon Suder', { modifiers: [mayFight(thisCard)] });

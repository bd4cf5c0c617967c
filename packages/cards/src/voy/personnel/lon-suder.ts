import { has, personnel, thisCard } from '@spaceline/engine/language';

export const lonSuder = personnel('Lon Suder', { modifiers: [has('fight', thisCard)] });

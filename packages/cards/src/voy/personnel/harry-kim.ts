import { has, personnel, thisCard } from '@spaceline/engine/language';

export const harryKim = personnel('Harry Kim', { modifiers: [has('volunteers', thisCard)] });

import { has, personnel, thisCard } from '@spaceline/engine/language';

export const elizabethCutler = personnel('Elizabeth Cutler', { modifiers: [has('volunteers', thisCard)] });

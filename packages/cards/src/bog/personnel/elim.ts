import { personnel } from '@spaceline/engine/language';

export const elim = personnel('Elim', { choosesSelections: true });

import { personnel } from '@spaceline/engine/language';
import { mayJoin } from '../../joining.ts';

export const damar = personnel('Damar', { modifiers: [mayJoin('Dukat')] });

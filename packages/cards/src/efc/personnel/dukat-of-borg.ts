import { personnel } from '@spaceline/engine/language';
import { strongAgainst } from '../../words/counterparts.ts';

export const dukatOfBorg = personnel('Dukat of Borg', { modifiers: [...strongAgainst('Cardassian', 4)] });

import { personnel } from '@spaceline/engine/language';
import { strongAgainst } from '../../words/counterparts.ts';

export const bareilOfBorg = personnel('Bareil of Borg', { modifiers: [...strongAgainst('Bajoran', 4)] });

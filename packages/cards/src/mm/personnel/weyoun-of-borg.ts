import { personnel } from '@spaceline/engine/language';
import { strongAgainst } from '../../words/counterparts.ts';

export const weyounOfBorg = personnel('Weyoun of Borg', { modifiers: [...strongAgainst('Dominion', 4)] });

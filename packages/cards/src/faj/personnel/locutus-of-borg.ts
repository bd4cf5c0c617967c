import { personnel } from '@spaceline/engine/language';
import { strongAgainst } from '../../words/counterparts.ts';

export const locutusOfBorg = personnel('Locutus of Borg', { modifiers: [...strongAgainst('Federation', 4)] });

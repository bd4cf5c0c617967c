import { carriesOnly, ship, thisCard } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';

export const defiant = ship('Defiant', { modifiers: [carriesOnly(thisCard, titleSays('Shuttlepod'))] });

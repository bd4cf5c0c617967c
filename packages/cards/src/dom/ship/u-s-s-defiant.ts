import { carriesOnly, ship, thisCard } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';

export const ussDefiant = ship('U.S.S. Defiant', { modifiers: [carriesOnly(thisCard, titleSays('Shuttlepod'))] });

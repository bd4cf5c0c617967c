import { carriesOnly, ship, thisCard } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';

export const ussSaoPaulo = ship('U.S.S. Sao Paulo', { modifiers: [carriesOnly(thisCard, titleSays('Shuttlepod'))] });

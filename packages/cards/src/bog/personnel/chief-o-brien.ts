import { ability, onceEachTurn, personnel, titled } from '@spaceline/engine/language';
import { downloadHere } from '../../words/reporting.ts';

export const chiefOBrien = personnel("Chief O'Brien", {
  abilities: [ability('brainwash', downloadHere(titled('Brainwash')), { word: 'Brainwash', limit: onceEachTurn })],
  capturing: true,
});

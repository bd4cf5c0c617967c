import { both, keyword, mayLand, ofType, ship, thisCard } from '@spaceline/engine/language';
import { mayReportAnywhereHere } from '../../words/reporting.ts';

export const vulcanLander = ship('Vulcan Lander', {
  modifiers: [mayLand(1, thisCard), mayReportAnywhereHere(both(keyword('Vulcan'), ofType('Personnel')))],
});

import { both, keyword, mayLand, mayReportHere, ofType, ship, thisCard } from '@spaceline/engine/language';

export const vulcanLander = ship('Vulcan Lander', {
  modifiers: [mayLand(1, thisCard), mayReportHere(both(keyword('Vulcan'), ofType('Personnel')))],
});

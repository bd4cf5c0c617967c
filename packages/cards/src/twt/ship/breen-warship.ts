import { both, keyword, mayReportHere, ofType, ship } from '@spaceline/engine/language';

export const breenWarship = ship('Breen Warship', {
  modifiers: [mayReportHere(both(keyword('Breen'), ofType('Personnel')), { place: 'aboard' })],
});

import { mayReportHere, ship } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';

export const pralorWarship = ship('Pralor Warship', {
  modifiers: [mayReportHere(titleSays('Pralor Unit'), { place: 'aboard' })],
});

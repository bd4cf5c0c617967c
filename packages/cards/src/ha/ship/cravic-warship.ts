import { mayReportHere, ship } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';

export const cravicWarship = ship('Cravic Warship', {
  modifiers: [mayReportHere(titleSays('Cravic Unit'), { place: 'aboard' })],
});

import { both, either, icon, keyword, mission } from '@spaceline/engine/language';
import { mayReportAnywhereHere } from '../../words/reporting.ts';

export const campingTrip = mission('Camping Trip', {
  modifiers: [mayReportAnywhereHere(both(icon('GQ'), either(keyword('Vorta'), keyword("Jem'Hadar"))))],
});

import { affiliation, both, icon, ofType, personnel } from '@spaceline/engine/language';
import { mayReportAnywhereHere } from '../../words/reporting.ts';

export const donik = personnel('Donik', {
  modifiers: [mayReportAnywhereHere(both(affiliation('Hirogen'), icon('Holo'), ofType('Personnel')))],
});

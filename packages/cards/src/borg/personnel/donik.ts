import { affiliation, both, icon, mayReportHere, ofType, personnel } from '@spaceline/engine/language';

export const donik = personnel('Donik', {
  modifiers: [mayReportHere(both(affiliation('Hirogen'), icon('Holo'), ofType('Personnel')))],
});

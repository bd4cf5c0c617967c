import { both, either, icon, mayReportHere, ofType, personnel } from '@spaceline/engine/language';

export const sigmundFreud = personnel('Sigmund Freud', {
  modifiers: [
    mayReportHere(both(icon('AU'), either(ofType('Personnel'), ofType('Equipment'))), { place: 'where present' }),
  ],
});

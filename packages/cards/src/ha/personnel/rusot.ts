import { keyword, mayReportHere, personnel } from '@spaceline/engine/language';

/** Whoever is of that resistance is Cardassian. */
export const rusot = personnel('Rusot', {
  modifiers: [mayReportHere(keyword('Cardassian resistance'), { place: 'where present' })],
});

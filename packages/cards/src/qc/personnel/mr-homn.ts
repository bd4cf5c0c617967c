import { both, mayReportHere, ofType, personnel, skill } from '@spaceline/engine/language';
import { mayNullifyDilemma } from '../../nullifiers.ts';

export const mrHomn = personnel('Mr. Homn', {
  modifiers: [mayReportHere(both(skill('Empathy'), ofType('Personnel')), { place: 'where present' })],
  abilities: [mayNullifyDilemma('Empathic Echo')],
});

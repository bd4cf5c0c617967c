import { draw, personnel } from '@spaceline/engine/language';
import { appliesToStaffing } from '../../words/people-and-ships.ts';
import { insteadOfCardPlay } from '../../words/reporting.ts';

export const sevenOfNine = personnel('Seven of Nine', {
  ids: ['dom-seven-of-nine', 'borg-061', 'ref-seven-of-nine'],
  modifiers: [appliesToStaffing('Com', 'Nav', 'Def')],
  abilities: [insteadOfCardPlay('draw', draw(1))],
});

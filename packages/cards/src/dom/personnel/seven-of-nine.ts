import { draw, inPlaceOf, personnel } from '@spaceline/engine/language';
import { appliesToStaffing } from '../../words/people-and-ships.ts';

export const sevenOfNine = personnel('Seven of Nine', {
  ids: ['dom-seven-of-nine', 'borg-061', 'ref-seven-of-nine'],
  modifiers: [appliesToStaffing('Com', 'Nav', 'Def')],
  abilities: [inPlaceOf('normal card play', 'draw', draw(1))],
});

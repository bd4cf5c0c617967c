import { both, download, either, icon, inPlaceOf, ofType, personnel } from '@spaceline/engine/language';
import { selectedSkill, selectsItsSkill } from '../../words/choosing.ts';

const plan = both(icon('BO'), either(ofType('Event'), ofType('Interrupt')));

export const borgQueenOf125 = personnel('Borg Queen', {
  ids: ['borg-050'],
  triggers: selectsItsSkill,
  modifiers: [selectedSkill],
  abilities: [inPlaceOf('normal card play', 'download', download(plan))],
});

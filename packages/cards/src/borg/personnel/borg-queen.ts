import {
  both,
  download,
  either,
  icon,
  just,
  may,
  ofType,
  personnel,
  thisCard,
  trigger,
} from '@spaceline/engine/language';
import { selectedSkill, selectsSkill } from '../../words/choosing.ts';
import { insteadOfCardPlay } from '../../words/reporting.ts';

export const borgQueenOfVoyager = personnel('Borg Queen', {
  ids: ['borg-050'],
  triggers: [
    trigger({ on: 'reported' }, selectsSkill, { when: just(thisCard) }),
    trigger('start of your turn', may(selectsSkill)),
  ],
  abilities: [insteadOfCardPlay('fetch', download(both(icon('BO'), either(ofType('Event'), ofType('Interrupt')))))],
  modifiers: [selectedSkill],
});

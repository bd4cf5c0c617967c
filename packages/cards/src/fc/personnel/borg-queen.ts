import {
  both,
  download,
  either,
  just,
  may,
  ofType,
  personnel,
  thisCard,
  titled,
  trigger,
} from '@spaceline/engine/language';
import { selectedSkill, selectsSkill } from '../../words/choosing.ts';
import { drone, insteadOfDraw } from '../../words/hive.ts';

export const borgQueen = personnel('Borg Queen', {
  ids: ['fc-borg-queen', 'ref-borg-queen'],
  triggers: [
    trigger({ on: 'reported' }, selectsSkill, { when: just(thisCard) }),
    trigger('start of your turn', may(selectsSkill)),
  ],
  abilities: [insteadOfDraw('fetch', download(either(titled('A Change of Plans'), both(drone, ofType('Personnel')))))],
  modifiers: [selectedSkill],
});

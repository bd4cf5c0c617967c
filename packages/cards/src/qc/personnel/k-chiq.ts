import { just, may, personnel, thisCard, trigger } from '@spaceline/engine/language';
import { selectedSkill, selectsSkill } from '../../words/choosing.ts';

export const kChiq = personnel("K'chiQ", {
  triggers: [
    trigger({ on: 'reported' }, selectsSkill, { when: just(thisCard) }),
    trigger('start of your turn', may(selectsSkill)),
  ],
  modifiers: [selectedSkill],
});

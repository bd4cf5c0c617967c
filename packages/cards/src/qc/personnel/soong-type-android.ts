import { inOrder, just, personnel, thisCard, trigger } from '@spaceline/engine/language';
import { selectsClassification, selectsGender } from '../../words/choosing.ts';

export const soongTypeAndroid = personnel('Soong-type Android', {
  triggers: [trigger({ on: 'reported' }, inOrder(selectsClassification, selectsGender), { when: just(thisCard) })],
});

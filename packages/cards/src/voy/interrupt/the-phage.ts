import {
  inOrder,
  interrupt,
  keyword,
  kill,
  people,
  playsOn,
  target,
  the,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { notIgnoringThePhage } from '../../phage.ts';
import { atAny } from '../../words/answers.ts';
import { deadToHandOrBeneathDeck } from '../../words/piles.ts';

const vidiians = people.which(keyword('Vidiian'));

export const thePhage = interrupt('The Phage', {
  plays: [
    ...atAny(['attempt', 'personnel-battle'], kill(youChoose(1, vidiians.which(notIgnoringThePhage).present))),
    playsOn(your(vidiians), {
      mark: 'own',
      timing: 'any',
      effect: inOrder(kill(the(target)), deadToHandOrBeneathDeck(target)),
    }),
  ],
});

import { captives, event, host, inOrder, kill, playsOn, plus, the } from '@spaceline/engine/language';
import { added } from '../../madred.ts';
import { losesPoints } from '../../words/scoring-cards.ts';

export const torture = event('Torture', {
  plays: [playsOn(captives)],
  expires: inOrder(losesPoints(plus(7, added), host), kill(the(host))),
  capturing: true,
});

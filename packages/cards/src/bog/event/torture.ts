import { captives, event, host, inOrder, kill, playsOn, the } from '@spaceline/engine/language';
import { ownerLosesWithMadred } from '../../words/doing.ts';

export const torture = event('Torture', {
  plays: [playsOn(captives)],
  expires: inOrder(ownerLosesWithMadred(7, host), kill(the(host))),
  capturing: true,
});

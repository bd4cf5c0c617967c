import { eachTime, host, ifThen, inOrder, interrupt, playsOn } from '@spaceline/engine/language';
import { answering, justCaptured } from '../../words/answers.ts';
import { onceForEach } from '../../words/once-for-each.ts';
import { itsOwnerScoresThis } from '../../words/scoring-cards.ts';

const once = onceForEach(host, 'persona');

export const prisonerEscort = interrupt('Prisoner Escort', {
  plays: [answering('captured', playsOn(justCaptured('opponent')))],
  triggers: eachTime(
    'jailed',
    { by: 'you', what: host },
    ifThen(once.left, inOrder(once.spend, itsOwnerScoresThis(host))),
  ),
  capturing: true,
});

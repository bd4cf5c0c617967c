import { events, interrupt, keyword, kill, not, which, youChoose, your } from '@spaceline/engine/language';
import { nullifiesInPlay } from '../../nullifying-interrupts.ts';
import { atAny, justCaptured } from '../../words/answers.ts';

/** a counterpart is no drone. */
const lost = which(justCaptured('your'), { ...not(keyword('Counterpart')), pre: '', post: '(no Counterpart)' });

export const mercyKill = interrupt('Mercy Kill', {
  plays: [
    ...atAny(['captured', 'abducted', 'assimilated'], kill(youChoose(1, lost)), { mark: 'kill' }),
    nullifiesInPlay(your(events)),
  ],
  capturing: true,
});

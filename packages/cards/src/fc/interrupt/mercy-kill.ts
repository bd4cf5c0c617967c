import { events, interrupt, kill, youChoose, your } from '@spaceline/engine/language';
import { nullifiesInPlay } from '../../nullifying-interrupts.ts';
import { at, justCaptured } from '../../words/answers.ts';

export const mercyKill = interrupt('Mercy Kill', {
  plays: [at('captured', kill(youChoose(1, justCaptured('your'))), { mark: 'kill' }), nullifiesInPlay(your(events))],
  capturing: true,
  missing: 'it does not answer an abduction or an assimilation',
});

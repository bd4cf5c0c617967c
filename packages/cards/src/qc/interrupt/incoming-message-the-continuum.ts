import { inOrder, interrupt } from '@spaceline/engine/language';
import { ifOpponentLikes } from '../../words/other-player.ts';
import { experiences, reseedsQFlash } from '../../words/q-flash.ts';

export const incomingMessageTheContinuum = interrupt('Incoming Message - The Continuum', {
  encounter: ifOpponentLikes(inOrder(experiences('no more'), reseedsQFlash)),
});

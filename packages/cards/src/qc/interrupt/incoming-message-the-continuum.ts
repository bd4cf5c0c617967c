import { inOrder, interrupt } from '@spaceline/engine/language';
import { opponentMay } from '../../words/choosing.ts';
import { endsQFlash, reseedsQFlash } from '../../words/q-flash.ts';

export const incomingMessageTheContinuum = interrupt('Incoming Message - The Continuum', {
  encounter: opponentMay(inOrder(endsQFlash, reseedsQFlash)),
});

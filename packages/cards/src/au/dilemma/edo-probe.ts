import {
  allOf,
  dilemma,
  discardThis,
  inOrder,
  mayNotBeAttempted,
  no,
  oneOf,
  remembersThat,
  trigger,
} from '@spaceline/engine/language';
import { losesItsPoints } from '../../words/dilemmas.ts';
import { abandonsAttempt, goesOn } from '../../words/dilemmas-in-play.ts';
import { happensHere } from '../../words/missions.ts';

const abandoned = remembersThat('abandoned', 'the attempt is abandoned');

export const edoProbe = dilemma('Edo Probe', {
  encounter: oneOf(
    { mark: 'abandon', effect: inOrder(abandonsAttempt, abandoned.note) },
    { mark: 'continue', effect: goesOn },
  ),
  modifiers: [mayNotBeAttempted('you', abandoned)],
  triggers: [
    trigger({ on: 'solved' }, discardThis, { when: allOf(abandoned, no(happensHere)) }),
    trigger({ on: 'solved' }, discardThis, { when: allOf(no(abandoned), happensHere) }),
    trigger('end of your turn', inOrder(losesItsPoints, discardThis), { when: no(abandoned) }),
  ],
});

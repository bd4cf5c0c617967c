import {
  allOf,
  dilemma,
  discardThis,
  inOrder,
  mayNotBeAttempted,
  no,
  oneOf,
  placeOnMission,
  remembersThat,
  trigger,
} from '@spaceline/engine/language';
import { losesItsPoints } from '../../words/dilemmas.ts';
import { happensHere } from '../../words/missions.ts';

const abandoned = remembersThat('abandoned');

export const edoProbe = dilemma('Edo Probe', {
  encounter: oneOf(
    { mark: 'abandon', effect: inOrder(placeOnMission(true), abandoned.note) },
    { mark: 'continue', effect: placeOnMission(false) },
  ),
  modifiers: [mayNotBeAttempted('you', abandoned)],
  triggers: [
    trigger({ on: 'solved' }, discardThis, { when: allOf(abandoned, no(happensHere)) }),
    trigger({ on: 'solved' }, discardThis, { when: allOf(no(abandoned), happensHere) }),
    trigger('end of your turn', inOrder(losesItsPoints, discardThis), { when: no(abandoned) }),
  ],
});

import {
  dilemma,
  discardThis,
  inOrder,
  not,
  placeOnMission,
  skill,
  skilled,
  toGetPast,
} from '@spaceline/engine/language';
import { ownerLosesItsPoints } from '../../words/dilemmas.ts';
import { untilSolved, whenOneDiesHere } from '../../words/dilemmas-in-play.ts';

export const hazardousDuty = dilemma('Hazardous Duty', {
  encounter: toGetPast(skilled('OFFICER', 2), placeOnMission(false)),
  triggers: [...whenOneDiesHere(not(skill('OFFICER')), inOrder(ownerLosesItsPoints, discardThis)), untilSolved()],
});

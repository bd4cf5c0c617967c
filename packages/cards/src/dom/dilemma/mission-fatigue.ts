import {
  allOf,
  dilemma,
  kin,
  not,
  placeOnMission,
  random,
  skilled,
  stop,
  unless,
  which,
} from '@spaceline/engine/language';
import { whoeverMeetsIt } from '../../words/dilemma-people.ts';
import { whenLaterSeedIsMet } from '../../words/dilemmas-in-play.ts';

export const missionFatigue = dilemma('Mission Fatigue', {
  encounter: unless(allOf(skilled('Empathy'), skilled('Leadership')), placeOnMission(true)),
  triggers: [whenLaterSeedIsMet(stop(random(1, which(whoeverMeetsIt, not(kin('Borg'))))))],
});

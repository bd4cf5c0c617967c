import { both, dilemma, placeOnMission, ships, your } from '@spaceline/engine/language';
import { withAboard, withWorking } from '../../words/dilemma-people.ts';
import { mayBeTowedBy, noAttemptsHere } from '../../words/dilemmas-in-play.ts';

const tugs = your(ships).which(both(withWorking('Tractor Beam'), withAboard(['ENGINEER', 2]))).here;

export const radioactiveGarbageScow = dilemma('Radioactive Garbage Scow', {
  encounter: placeOnMission(true),
  modifiers: [noAttemptsHere],
  abilities: [mayBeTowedBy(tugs)],
});

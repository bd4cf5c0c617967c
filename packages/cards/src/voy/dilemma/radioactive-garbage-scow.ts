import { both, dilemma, hasEquipment, placeOnMission, ships, your } from '@spaceline/engine/language';
import { mayBeTowedBy, noAttemptsHere } from '../../words/dilemmas-in-play.ts';
import { crewHas } from '../../words/permissions.ts';

const tugs = your(ships).which(both(hasEquipment('Tractor Beam'), crewHas(['ENGINEER', 2]))).here;

export const radioactiveGarbageScow = dilemma('Radioactive Garbage Scow', {
  encounter: placeOnMission(true),
  modifiers: [noAttemptsHere],
  abilities: [mayBeTowedBy(tugs)],
});

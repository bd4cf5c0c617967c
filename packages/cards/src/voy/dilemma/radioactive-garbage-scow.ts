import { dilemma, placeOnMission } from '@spaceline/engine/language';
import { scowTugs } from '../../words/classic-dilemmas.ts';
import { mayBeTowedBy, nobodyMay } from '../../words/dilemmas-in-play.ts';

export const radioactiveGarbageScow = dilemma('Radioactive Garbage Scow', {
  encounter: placeOnMission(true),
  modifiers: [nobodyMay('attempt')],
  abilities: [mayBeTowedBy(scowTugs)],
});

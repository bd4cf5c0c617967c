import { dilemma, placeOnMission, present } from '@spaceline/engine/language';
import { loveInterestOf, scowTugs } from '../../words/classic-dilemmas.ts';
import { halves } from '../../words/combinations.ts';
import { mayBeTowedBy, nobodyMay } from '../../words/dilemmas-in-play.ts';

export const femalesLoveInterestAndGarbageScow = dilemma("Female's Love Interest & Garbage Scow", {
  encounter: halves(
    { title: "Female's Love Interest", effect: loveInterestOf('female', present) },
    { title: 'Radioactive Garbage Scow', effect: placeOnMission(true) },
  ),
  modifiers: [nobodyMay('attempt')],
  abilities: [mayBeTowedBy(scowTugs)],
});

import { objective } from '@spaceline/engine/language';
import { assimilatesPlanet, probesFor, scoutsToAssimilate } from '../../words/collective.ts';
import {
  forWhichCounterpartSpeaks,
  nobodyFromThereReports,
  targetsWithCounterpart,
  yourCounterpartThere,
} from '../../words/counterparts.ts';
import { notesFoiledAttempt } from '../../words/first-contact.ts';
import { probes, showsIcon } from '../../words/probing.ts';
import { homeworlds } from '../../worlds.ts';

export const assimilateHomeworld = objective('Assimilate Homeworld', {
  plays: [targetsWithCounterpart(homeworlds)],
  collective: forWhichCounterpartSpeaks(scoutsToAssimilate),
  modifiers: [nobodyFromThereReports],
  triggers: [probesFor(yourCounterpartThere, probes('beneath', { on: showsIcon('Com'), effect: assimilatesPlanet }))],
  witnesses: notesFoiledAttempt,
});

import { inOrder, objective } from '@spaceline/engine/language';
import { assimilatesPlanet, mayDownloadObjective, probesFor } from '../../words/collective.ts';
import {
  destroysPhoenix,
  historyMade,
  suspendedIsCompleted,
  suspendsAssimilationOfEarth,
  targetsComplex,
  yourStaffedShipInOrbit,
} from '../../words/first-contact.ts';
import { probes, showsIcon } from '../../words/probing.ts';

const prevented = inOrder(destroysPhoenix, suspendedIsCompleted(assimilatesPlanet), mayDownloadObjective);

/** */
export const stopFirstContact = objective('Stop First Contact', {
  plays: targetsComplex,
  collective: suspendsAssimilationOfEarth,
  triggers: [probesFor(yourStaffedShipInOrbit, probes('beneath', { on: showsIcon('Def'), effect: prevented }))],
  nullified: historyMade,
});

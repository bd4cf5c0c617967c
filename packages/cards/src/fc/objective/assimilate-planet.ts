import { both, inOrder, missions, objective, which } from '@spaceline/engine/language';
import {
  afterScouting,
  assimilatesPlanet,
  mayDownloadObjective,
  pointBox,
  probesFor,
  scoutsToAssimilate,
  targets,
  yourBorgThere,
} from '../../words/collective.ts';
import { probes, showsIcon } from '../../words/probing.ts';
import { noHomeworld } from '../../worlds.ts';

/** CR-167: where it was completed nothing can be assimilated again, so that "unassimilated" need not be asked. */
export const assimilatePlanet = objective('Assimilate Planet', {
  plays: [targets(which(missions.planet, both(noHomeworld, pointBox(35))))],
  collective: scoutsToAssimilate,
  triggers: [
    probesFor(
      afterScouting(yourBorgThere),
      probes('beneath', { on: showsIcon('Com', 'Def'), effect: inOrder(assimilatesPlanet, mayDownloadObjective) }),
    ),
  ],
});

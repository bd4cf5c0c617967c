import { inOrder, objective, opponents, ships } from '@spaceline/engine/language';
import {
  afterScouting,
  assimilatesShip,
  mayDownloadObjective,
  probesFor,
  scouts,
  targets,
  yourBorgAboard,
} from '../../words/collective.ts';
import { probes, showsIcon } from '../../words/probing.ts';

export const assimilateStarship = objective('Assimilate Starship', {
  plays: [targets(opponents(ships))],
  collective: scouts('ship'),
  triggers: [
    probesFor(
      afterScouting(yourBorgAboard('Computer Skill')),
      probes('beneath', { on: showsIcon('Com', 'Def'), effect: inOrder(assimilatesShip, mayDownloadObjective) }),
    ),
  ],
});

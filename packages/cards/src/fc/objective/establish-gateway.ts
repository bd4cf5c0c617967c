import { both, download, inOrder, missions, objective, seedsOnTable, titled, which } from '@spaceline/engine/language';
import {
  afterScouting,
  completes,
  mayDownloadObjective,
  notScouted,
  pointBox,
  probesFor,
  scouts,
  targets,
  yourBorgThere,
} from '../../words/collective.ts';
import { probes, showsIcon } from '../../words/probing.ts';

const gateway = download(titled('Transwarp Network Gateway'));

export const establishGateway = objective('Establish Gateway', {
  seeds: [seedsOnTable],
  plays: [targets(which(missions.space, both(pointBox(), notScouted)))],
  collective: scouts('space'),
  triggers: [
    probesFor(
      afterScouting(yourBorgThere),
      probes('beneath', { on: showsIcon('Com', 'Nav'), effect: inOrder(completes, gateway, mayDownloadObjective) }),
    ),
  ],
});

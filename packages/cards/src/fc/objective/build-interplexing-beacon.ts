import { objective } from '@spaceline/engine/language';
import { afterScouting, assimilatesPlanet, probesFor, scouts } from '../../words/collective.ts';
import {
  beaconCalls,
  setsRods,
  suspendsFoiledAssimilation,
  targetsShipAfterwards,
  yourBorgAboardThere,
} from '../../words/first-contact.ts';
import { probes, showsIcon } from '../../words/probing.ts';

/** */
export const buildInterplexingBeacon = objective('Build Interplexing Beacon', {
  plays: targetsShipAfterwards,
  collective: suspendsFoiledAssimilation(scouts('ship')),
  triggers: [
    probesFor(
      afterScouting(yourBorgAboardThere),
      probes(
        'beneath',
        { on: showsIcon('Com', 'Def'), effect: setsRods },
        { on: showsIcon('Nav'), effect: beaconCalls(assimilatesPlanet) },
      ),
    ),
  ],
});

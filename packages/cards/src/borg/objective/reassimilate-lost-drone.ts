import {
  ifThen,
  inOrder,
  objective,
  opponents,
  people,
  seedsOnTable,
  titled,
  youHaveInPlay,
} from '@spaceline/engine/language';
import { abductsTo } from '../../words/abducting.ts';
import {
  abductedTargetWith,
  assimilatesTarget,
  completesForDots,
  exceptFor,
  itsTarget,
  probesFor,
  targets,
  whileOnTarget,
  yourBorgShipsThere,
} from '../../words/collective.ts';
import { lostDrone } from '../../words/hive.ts';
import { probes, showsIcon } from '../../words/probing.ts';

export const reassimilateLostDrone = objective('Reassimilate Lost Drone', {
  seeds: [seedsOnTable],
  plays: [targets(opponents(people).which(lostDrone))],
  collective: whileOnTarget({ text: '' }),
  triggers: [
    probesFor(
      youHaveInPlay('Borg Queen'),
      probes(
        'beneath',
        { on: showsIcon('Def'), effect: abductsTo(itsTarget, yourBorgShipsThere) },
        {
          on: showsIcon('Com'),
          effect: ifThen(
            abductedTargetWith(titled('Borg Queen')),
            inOrder(completesForDots(exceptFor(5, 10, titled('One'))), assimilatesTarget),
          ),
        },
      ),
    ),
  ],
});

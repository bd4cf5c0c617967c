import { byOpponent, download, either, ifThen, inOrder, interrupt, playsTo } from '@spaceline/engine/language';
import { atAny } from '../../words/answers.ts';
import { ifPossible } from '../../words/choosing.ts';
import { downloadTo } from '../../words/doors.ts';
import { droneOf, yourShipsThere } from '../../words/hive.ts';

const guard = downloadTo(droneOf('Def'), yourShipsThere);

export const awaken = interrupt('Awaken', {
  plays: [
    playsTo(download(either(droneOf('Com'), droneOf('Nav'))), { mark: 'wake' }),
    ...atAny(['ship-battle', 'personnel-battle'], inOrder(guard, ifPossible(ifThen(byOpponent, guard))), {
      mark: 'guard',
    }),
  ],
});

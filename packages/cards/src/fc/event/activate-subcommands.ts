import { download, event, inOrder, playsTo } from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { drawNoCards } from '../../words/doors.ts';
import { droneOf } from '../../words/hive.ts';

export const activateSubcommands = event('Activate Subcommands', {
  plays: [
    playsTo(
      inOrder(whateverCan(download(droneOf('Com')), download(droneOf('Nav')), download(droneOf('Def'))), drawNoCards),
    ),
  ],
});

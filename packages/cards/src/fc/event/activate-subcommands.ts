import { both, download, event, icon, inOrder, keyword, playsTo } from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { drawNoCards } from '../../words/doors.ts';

const drone = (subcommand: string) => download(both(icon(subcommand), keyword('Drone')));

export const activateSubcommands = event('Activate Subcommands', {
  plays: [playsTo(inOrder(whateverCan(drone('Com'), drone('Nav'), drone('Def')), drawNoCards))],
});

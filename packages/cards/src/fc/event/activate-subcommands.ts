import { both, download, event, icon, inOrder, keyword, playsTo } from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { drawNoCards } from '../../words/doors.ts';

const drone = keyword('Drone');
const three = whateverCan(
  download(both(icon('Com'), drone)),
  download(both(icon('Nav'), drone)),
  download(both(icon('Def'), drone)),
);

export const activateSubcommands = event('Activate Subcommands', {
  plays: [playsTo(inOrder(three, drawNoCards))],
});

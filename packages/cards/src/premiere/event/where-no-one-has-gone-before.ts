import { ability, event, playsOnTable, ships, your } from '@spaceline/engine/language';
import { atEndOfLine, fliesRoundTheEnd } from '../../wormholes.ts';

export const whereNoOneHasGoneBefore = event('Where No One Has Gone Before', {
  plays: [playsOnTable()],
  abilities: [ability('round', fliesRoundTheEnd, { timing: 'order', targets: your(ships).which(atEndOfLine) })],
});

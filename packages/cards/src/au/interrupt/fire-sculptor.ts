import {
  events,
  inPile,
  interrupt,
  opponents,
  playsOn,
  playsTo,
  putOutOfPlay,
  ships,
  titled,
  youChoose,
} from '@spaceline/engine/language';
import { nullifiesWhatSaysSo } from '../../nullifying-interrupts.ts';
import { movesToNearest } from '../../words/spaceline.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const fires = events.which(titled('Plasma Fire', 'Warp Core Breach'));

export const fireSculptor = interrupt('Fire Sculptor', {
  plays: [
    playsOn(fires, { mark: 'move', effect: movesToNearest(opponents(ships)) }),
    playsTo(putOutOfPlay(youChoose(1, eitherOf(inPile('you', 'discard pile'), inPile('opponent', 'discard pile')))), {
      mark: 'melt',
    }),
    ...nullifiesWhatSaysSo,
  ],
});

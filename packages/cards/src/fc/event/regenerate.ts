import {
  affiliation,
  event,
  inOrder,
  playsOn,
  playsTo,
  selfControlled,
  ships,
  stop,
  target,
  the,
} from '@spaceline/engine/language';
import { repairs } from '../../words/doing.ts';
import { shufflesDiscardPileBack } from '../../words/piles.ts';
import { nullifiesWhatReduces } from '../../words/what-it-nullifies.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const borg = eitherOf(ships.which(affiliation('Borg')), selfControlled('Borg Ship'));

/** BOG-50 */
export const regenerate = event('Regenerate', {
  ids: ['fc-regenerate', 'ref-regenerate'],
  plays: [
    playsOn(borg, {
      mark: 'repair',
      effect: inOrder(repairs(target), nullifiesWhatReduces(target), stop(the(target))),
    }),
    playsTo(shufflesDiscardPileBack, { mark: 'shuffle' }),
  ],
});

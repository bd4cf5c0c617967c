import { discard, event, ifThen, inOrder, inPile, playsOnTable, shows, the, trigger } from '@spaceline/engine/language';
import { drawnAtRandom, examine, examined, itIsA } from '../../words/choosing.ts';
import { unlessReversed } from '../../words/other-player.ts';
import { namesACardType, ofNamedType } from '../../words/piles.ts';

/** Nobody knows the card that is pointed to: chance says which. */
const guess = inOrder(
  namesACardType,
  examine(drawnAtRandom(1, inPile('opponent', 'hand'))),
  shows(the(examined), 'both'),
  ifThen(itIsA(examined, ofNamedType), discard(the(examined))),
);

export const telepathicAlienKidnappers = event('Telepathic Alien Kidnappers', {
  plays: [playsOnTable()],
  triggers: [trigger('end of your turn', unlessReversed(guess))],
});

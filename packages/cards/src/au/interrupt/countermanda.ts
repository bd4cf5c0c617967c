import {
  allOf,
  answers,
  byOpponent,
  inPile,
  interrupt,
  putOutOfPlay,
  titled,
  youChoose,
} from '@spaceline/engine/language';
import { nullifies, nullifiesWhatSaysSo } from '../../nullifying-interrupts.ts';
import { isPlayed } from '../../words/whenever.ts';

export const countermanda = interrupt('Countermanda', {
  plays: [
    ...nullifies('Telepathic Alien Kidnappers'),
    answers('plays', putOutOfPlay(youChoose(3, inPile('opponent', 'discard pile'))), {
      mark: 'remove',
      when: allOf(byOpponent, isPlayed(titled('Res-Q', 'Palor Toff'))),
    }),
    ...nullifiesWhatSaysSo,
  ],
});

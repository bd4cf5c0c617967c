import {
  answers,
  artifact,
  nullifyIt,
  playsOnTable,
  returnToHand,
  the,
  thisCard,
  titled,
  usedAs,
} from '@spaceline/engine/language';
import { isPlayed } from '../../words/whenever.ts';

export const toxUthat = artifact('Tox Uthat', {
  acquired: returnToHand(the(thisCard)),
  plays: [
    usedAs('Event', playsOnTable()),
    usedAs(
      'Interrupt',
      answers('plays', nullifyIt('Supernova'), { mark: 'prevent', when: isPlayed(titled('Supernova')) }),
    ),
  ],
});

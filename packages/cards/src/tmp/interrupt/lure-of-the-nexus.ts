import {
  answers,
  anything,
  cancelIt,
  inOrder,
  interrupt,
  people,
  playsOn,
  relocate,
  target,
  thatCard,
  the,
  them,
  titled,
  until,
} from '@spaceline/engine/language';
import { quarantined } from '../../words/people-and-ships.ts';
import { heldByItComeAboard } from '../../words/self-moving.ts';
import { causedBy } from '../../words/whenever.ts';
import { locationsAll } from '../../worlds.ts';

const nexus = titled('The Nexus');
const saved = inOrder(cancelIt, heldByItComeAboard(thatCard), relocate(the(thatCard), locationsAll.adjacent));

export const lureOfTheNexus = interrupt('Lure of the Nexus', {
  plays: [
    playsOn(people.on(anything.which(nexus)), {
      mark: 'keep',
      effect: until('end of your next turn', the(target), quarantined(them)),
    }),
    answers('destroys', saved, { mark: 'save', when: causedBy(nexus) }),
  ],
});

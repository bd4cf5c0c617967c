import {
  all,
  answers,
  anything,
  cancelIt,
  inOrder,
  interrupt,
  itsCause,
  people,
  playsOn,
  relocate,
  target,
  the,
  them,
  titled,
  until,
} from '@spaceline/engine/language';
import { quarantined } from '../../words/people-and-ships.ts';
import { causedBy, thatShip } from '../../words/whenever.ts';
import { locationsAll } from '../../worlds.ts';

const nexus = titled('The Nexus');
const saved = inOrder(
  cancelIt,
  relocate(all(people.on(itsCause)), thatShip),
  relocate(the(thatShip), locationsAll.adjacent),
);

export const lureOfTheNexus = interrupt('Lure of the Nexus', {
  plays: [
    playsOn(people.on(anything.which(nexus)), {
      mark: 'keep',
      effect: until('end of your next turn', the(target), quarantined(them)),
    }),
    answers('destroys', saved, { mark: 'save', when: causedBy(nexus) }),
  ],
});

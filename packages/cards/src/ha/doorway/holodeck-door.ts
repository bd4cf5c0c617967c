import {
  answers,
  bearing,
  cancelIt,
  doorway,
  download,
  either,
  facilities,
  has,
  headquartersCard,
  icon,
  inOrder,
  itsHost,
  just,
  keyword,
  mayReportHere,
  not,
  outposts,
  people,
  playsOn,
  playsTo,
  putOutOfPlay,
  seedsOn,
  ships,
  the,
  thisCard,
  your,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const TITLE = 'Holodeck Door';
const room = eitherOf(
  eitherOf(your(ships).which(not(bearing(TITLE))), your(outposts)),
  facilities.which(headquartersCard),
);
const holo = icon('Holo');

/** CR-116 to CR-119 */
export const holodeckDoor = doorway(TITLE, {
  seeds: [seedsOn(room, ['facility-phase'])],
  plays: [
    playsOn(room, { mark: 'add', word: 'add a Holodeck' }),
    playsTo(inOrder(download(either(keyword('Hologram'), holo, icon('Bar'))), putOutOfPlay(the(thisCard))), {
      mark: 'fetch',
      limit: onePlayEachTurn,
    }),
    answers('dies', cancelIt, { mark: 'prevent', when: just(people.which(holo)) }),
  ],
  modifiers: [has('holodeck', itsHost()), mayReportHere(holo, { place: 'aboard' })],
});

import {
  ability,
  allOf,
  discardThis,
  dockedAt,
  dockOf,
  draw,
  host,
  inOrder,
  missions,
  objective,
  playsOnTable,
  remembersCards,
  seedsOnTable,
  ships,
  target,
  the,
  thisCard,
  trigger,
  your,
} from '@spaceline/engine/language';
import { relocateToDock } from '../../words/dilemmas.ts';
import { placeThisOn } from '../../words/doors.ts';
import { onTable } from '../../words/lasting-cards.ts';
import { happensHereAt, solvedByYou } from '../../words/missions.ts';
import { itsOwnerScoresThis } from '../../words/scoring-cards.ts';

const harbour = remembersCards('facility');

export const exploreGammaQuadrant = objective('Explore Gamma Quadrant', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('embark', inOrder(harbour.note(the(dockOf(target))), placeThisOn(the(target))), {
      timing: 'any',
      targets: your(ships).which(dockedAt(missions.inQuadrant('Alpha'))),
      when: onTable,
    }),
  ],
  triggers: [
    trigger(
      { on: 'solved' },
      inOrder(relocateToDock(the(host), harbour), draw(3), itsOwnerScoresThis(thisCard), discardThis),
      { when: allOf(solvedByYou, happensHereAt(missions.inQuadrant('Gamma'))) },
    ),
  ],
});

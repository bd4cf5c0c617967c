import {
  chosen,
  destroyShip,
  dilemma,
  inOrder,
  opponentChooses,
  over,
  pick,
  placeOnMission,
  ships,
  someone,
  thereIs,
  unless,
  your,
} from '@spaceline/engine/language';
import { onlyAttemptedBy } from '../../words/missions.ts';

export const god = dilemma('"God"', {
  encounter: unless(
    someone(over('integrity', 7), 2),
    inOrder(placeOnMission(false), pick('ship', opponentChooses(1, ships.here)), destroyShip(chosen('ship'))),
  ),
  modifiers: [onlyAttemptedBy(thereIs(your(ships).here))],
});

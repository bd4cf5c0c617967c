import {
  all,
  allOf,
  crew,
  damageShip,
  dilemma,
  inOrder,
  kill,
  skilled,
  theShip,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const replicatorAccident = dilemma('Replicator Accident', {
  encounter: worthItsPoints(
    unless(
      allOf(skilled('ENGINEER'), skilled('Physics'), totalOver('cunning', 30)),
      inOrder(kill(all(crew)), damageShip(theShip)),
      'discard',
    ),
  ),
});

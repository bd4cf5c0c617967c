import {
  allOf,
  dilemma,
  inOrder,
  kill,
  placeOnMissionOrStation,
  present,
  random,
  skilled,
  unless,
} from '@spaceline/engine/language';
import { nobodyMay } from '../../words/dilemmas-in-play.ts';

export const friendlyFire = dilemma('Friendly Fire', {
  encounter: unless(
    allOf(skilled('Leadership', 2), skilled('SECURITY', 2)),
    inOrder(kill(random(1, present)), placeOnMissionOrStation),
  ),
  modifiers: [nobodyMay('attempt'), nobodyMay('scout'), nobodyMay('commandeer')],
});

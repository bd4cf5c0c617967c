import {
  allOf,
  dilemma,
  forbid,
  inOrder,
  kill,
  placeOnMission,
  present,
  random,
  skilled,
  unless,
} from '@spaceline/engine/language';

export const friendlyFire = dilemma('Friendly Fire', {
  encounter: unless(
    allOf(skilled('Leadership', 2), skilled('SECURITY', 2)),
    inOrder(kill(random(1, present)), placeOnMission(true)),
  ),
  modifiers: [
    forbid(
      'attempt',
      'while it is there, the mission cannot be attempted or scouted',
      { rule: 'R-8.1', text: 'Friendly Fire: the mission cannot be attempted for now' },
      (g, source, location) => g.card(source).host === location,
    ),
  ],
  rest: 'kills one personnel present (random selection); place on this mission, which cannot be attempted or scouted until the countdown ends',
});

import {
  anyOf,
  both,
  dilemma,
  keyword,
  kill,
  not,
  opponentChooses,
  present,
  skilled,
  totalOver,
  unless,
  which,
} from '@spaceline/engine/language';

const withinReach = both(not(keyword('Shape-shifter')), not(keyword('Android')));

export const assassinsBlade = dilemma("Assassin's Blade", {
  encounter: unless(
    anyOf(totalOver('cunning', 36), skilled('SECURITY', 2)),
    kill(opponentChooses(1, which(present, withinReach))),
  ),
});

import {
  anyOf,
  awayTeam,
  dilemma,
  kill,
  opponentChooses,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';

export const ferengiAttack = dilemma('Ferengi Attack', {
  encounter: unless(
    anyOf(totalOver(['cunning', 'strength'], 68), skilled('Greed')),
    kill(opponentChooses(1, awayTeam)),
    'discard',
  ),
});

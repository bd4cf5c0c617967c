import {
  awayTeam,
  dilemma,
  discard,
  equipmentPresent,
  kill,
  random,
  totalOver,
  unless,
  unlessPaid,
  youChoose,
} from '@spaceline/engine/language';

export const rebelEncounter = dilemma('Rebel Encounter', {
  encounter: unlessPaid(
    discard(youChoose(1, equipmentPresent)),
    unless(totalOver('strength', 44), kill(random(1, awayTeam)), 'discard'),
  ),
});

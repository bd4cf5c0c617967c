import {
  affiliation,
  both,
  itsHost,
  not,
  objective,
  opponents,
  people,
  playsOn,
  playsOnTable,
  seedsOnTable,
  ships,
  skill,
  target,
  your,
} from '@spaceline/engine/language';
import { aboardEmptyShip, commandeersItsShip, fillsCommandeeredIcons } from '../../commandeering.ts';
import { onTable } from '../../words/lasting-cards.ts';
import { able, opponentMayNotReturn, withYourPersonnelAboard } from '../../words/permissions.ts';

/** BOG-96: no Borg. */
const hacker = your(people).which(both(able, not(affiliation('Borg')), skill('Computer Skill'), aboardEmptyShip));

export const commandeerShip = objective('Commandeer Ship', {
  seeds: [seedsOnTable],
  plays: [
    playsOn(hacker, { mark: 'commandeer', effect: commandeersItsShip(target), stays: true }),
    playsOnTable({ mark: 'hold' }),
  ],
  modifiers: [
    fillsCommandeeredIcons(3, itsHost('that personnel')),
    opponentMayNotReturn(opponents(ships).which(withYourPersonnelAboard), onTable),
  ],
});

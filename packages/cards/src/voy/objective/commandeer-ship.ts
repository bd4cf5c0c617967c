import {
  both,
  itsHost,
  objective,
  opponents,
  people,
  playsOn,
  playsOnTable,
  seedsOnTable,
  ships,
  skill,
  skillful,
  target,
  your,
} from '@spaceline/engine/language';
import { aboardEmptyShip, commandeersItsShip, fillsCommandeeredIcons, mayCommandeer } from '../../commandeering.ts';
import { onTable } from '../../words/lasting-cards.ts';
import { opponentMayNotReturn, withYourPersonnelAboard } from '../../words/permissions.ts';

/** stopped or not, for it is no attempt. */
const hacker = your(people).which(both(skillful, mayCommandeer, skill('Computer Skill'), aboardEmptyShip));

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

import {
  ability,
  boost,
  both,
  discardThis,
  either,
  icon,
  ifThen,
  inOrder,
  itsHost,
  kin,
  objective,
  onceEachTurn,
  oneOf,
  playsOn,
  playsOnTable,
  remembersThat,
  ships,
  skill,
  target,
  the,
  them,
  trigger,
  until,
  type Way,
  your,
} from '@spaceline/engine/language';
import { onSomething, onTable } from '../../words/lasting-cards.ts';
import { crewHas, crewIncludes } from '../../words/permissions.ts';

type Power = 'range' | 'weapons' | 'shields';

const technician = (subcommand: string) => either(skill('ENGINEER'), both(icon(subcommand), kin('Borg')));
const powered = your(ships).which(crewIncludes(technician('Nav')));
const computed = your(ships).which(both(crewIncludes(technician('Def')), crewHas(['Computer Skill', 1])));

/** It lasts though the objective may be gone, and not beyond the ship. */
const transfer = (gains: Power, ...others: readonly Power[]): Way => ({
  mark: gains,
  word: gains.toUpperCase(),
  effect: inOrder(
    until('start of your next turn', the(target), boost([gains], 2, them, { cumulative: true })),
    until('start of your next turn', the(target), boost(others, -1, them, { cumulative: true })),
  ),
});
const transfers = oneOf(
  transfer('range', 'weapons', 'shields'),
  transfer('weapons', 'range', 'shields'),
  transfer('shields', 'range', 'weapons'),
);

/** On a ship, what it strengthens. */
const weapons = remembersThat('weapons', 'WEAPONS are chosen');
const shields = remembersThat('shields', 'SHIELDS are chosen');
const diverts = oneOf(
  { mark: 'weapons', word: 'WEAPONS', effect: weapons.note },
  { mark: 'shields', word: 'SHIELDS', effect: shields.note },
);

export const divertPower = objective('Divert Power', {
  plays: [playsOnTable(), playsOn(computed, { mark: 'boost', effect: diverts, stays: true })],
  modifiers: [
    boost(['weapons'], 4, itsHost('the ship'), { while: weapons, cumulative: true }),
    boost(['shields'], 4, itsHost('the ship'), { while: shields, cumulative: true }),
  ],
  abilities: [
    ability('transfer-power', transfers, { timing: 'start', limit: onceEachTurn, targets: powered, when: onTable }),
  ],
  triggers: [trigger('start of your turn', ifThen(onSomething, discardThis), { text: '' })],
  text: 'Plays on table: when your turn begins, a ship of yours with an ENGINEER (or a [Nav] Borg) aboard may have 2 more of one attribute and 1 less of each of the others until your next turn begins. OR plays on a ship of yours with Computer Skill and an ENGINEER (or a [Def] Borg) aboard: 4 more WEAPONS, or 4 more SHIELDS, until your next turn begins; it is discarded then. (Captain’s Order.)',
});

import {
  allOf,
  anyOf,
  boost,
  both,
  dilemma,
  havingAny,
  icon,
  itsHost,
  keyword,
  kin,
  losesSkill,
  people,
  placeOnShip,
  skilled,
  someone,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { quarantined } from '../../words/people-and-ships.ts';

const crew = people.aboard(itsHost('the ship'));
const armed = anyOf(havingAny(keyword('phaser')), havingAny(keyword('disruptor')));

export const invasiveProcedures = dilemma('Invasive Procedures', {
  encounter: unless(
    anyOf(someone(both(kin('Borg'), icon('Def'))), allOf(skilled('MEDICAL'), totalOver('cunning', 35), armed)),
    placeOnShip,
  ),
  modifiers: [
    quarantined(crew),
    losesSkill('first-listed', crew),
    boost(['integrity', 'cunning', 'strength'], -2, crew),
  ],
});

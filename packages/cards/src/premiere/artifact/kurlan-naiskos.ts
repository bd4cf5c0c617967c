import {
  allOf,
  artifact,
  classification,
  itsHost,
  multiply,
  playsOn,
  returnToHand,
  ships,
  the,
  thisCard,
  usedAs,
} from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { aboardIt } from '../../words/lasting-cards.ts';

const seven = allOf(
  aboardIt(classification('OFFICER')),
  aboardIt(classification('ENGINEER')),
  aboardIt(classification('MEDICAL')),
  aboardIt(classification('SCIENCE')),
  aboardIt(classification('SECURITY')),
  aboardIt(classification('V.I.P.')),
  aboardIt(classification('CIVILIAN')),
);

export const kurlanNaiskos = artifact('Kurlan Naiskos', {
  acquired: returnToHand(the(thisCard)),
  plays: [usedAs('Event', playsOn(ships))],
  modifiers: [multiply(['range', 'weapons', 'shields'], 3, only(itsHost('the ship'), seven))],
});

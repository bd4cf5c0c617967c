import {
  allOf,
  both,
  either,
  gainsIcon,
  icon,
  incident,
  inPlaceOf,
  itsHost,
  kin,
  lieOpen,
  losesSkill,
  not,
  ofType,
  people,
  playsOn,
  playsOnTable,
  presentWith,
  skill,
  thereIs,
  titled,
  under,
  your,
} from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { downloadTo } from '../../words/doors.ts';
import { fromYourNextTurn, onTable } from '../../words/lasting-cards.ts';
import { whereTogether } from '../../words/who-and-where.ts';

const sworn = icon('nemesis:(R>');
const brothers = your(people).which(sworn);
const there = whereTogether(2, brothers);
const wanted = either(
  titled("I.K.C. Ning'tao", 'I.K.C. Lukara', "I.K.C. Gr'oth", "Bat'leth", 'Blood Oath'),
  both(sworn, ofType('Personnel')),
);

const HUNTED = 'nemesis:<R)';
const oathbreaker = people.which(both(not(kin('Borg')), under('integrity', 8), not(skill('Honor'))));
const united = allOf(onTable, thereIs(there));

export const bloodOath = incident('Blood Oath', {
  plays: [playsOn(oathbreaker, { mark: 'personnel' }), playsOnTable({ mark: 'table' })],
  modifiers: [
    gainsIcon(HUNTED, only(itsHost('that personnel'), fromYourNextTurn)),
    losesSkill('first-listed', only(people.which(icon(HUNTED)), united)),
    lieOpen(only(brothers.which(presentWith(brothers)), onTable)),
  ],
  abilities: [inPlaceOf('normal card draw', 'download', downloadTo(wanted, there), { when: united })],
});

import {
  allOf,
  both,
  either,
  gainsIcon,
  icon,
  incident,
  itsHost,
  kin,
  lieOpen,
  losesSkill,
  may,
  not,
  ofType,
  people,
  playsOn,
  playsOnTable,
  skill,
  thereIs,
  titled,
  trigger,
  under,
  your,
} from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { downloadTo } from '../../words/doors.ts';
import { inPlaceOfDraw } from '../../words/hands-and-piles.ts';
import { fromYourNextTurn, onTable } from '../../words/lasting-cards.ts';
import { presentWith } from '../../words/whereabouts.ts';
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
  triggers: [
    trigger('end of your turn', may(inPlaceOfDraw(downloadTo(wanted, there))), {
      optional: true,
      when: united,
    }),
  ],
});

import {
  both,
  either,
  icon,
  incident,
  may,
  ofType,
  people,
  playsOnTable,
  thereIs,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';
import { downloadTo } from '../../words/doors.ts';
import { inPlaceOfDraw } from '../../words/hands-and-piles.ts';
import { whereTogether } from '../../words/who-and-where.ts';

const sworn = icon('nemesis:(R>');
const there = whereTogether(2, your(people).which(sworn));
const wanted = either(
  titled("I.K.C. Ning'tao", 'I.K.C. Lukara', "I.K.C. Gr'oth", "Bat'leth", 'Blood Oath'),
  both(sworn, ofType('Personnel')),
);

export const bloodOath = incident('Blood Oath', {
  plays: [playsOnTable({ mark: 'table' })],
  triggers: [
    trigger('end of your turn', may(inPlaceOfDraw(downloadTo(wanted, there))), {
      optional: true,
      when: thereIs(there),
    }),
  ],
  missing:
    'it does not play on a personnel to add the red nemesis icon pointing left, and those with that icon keep their first-listed skill',
});

import {
  ability,
  damageShip,
  either,
  equipment,
  keyword,
  kill,
  onceEachTurn,
  opponents,
  reportsTo,
  target,
  vessels,
  whereThisIs,
} from '@spaceline/engine/language';
import { rogueBorgWho } from '../../words/fighting.ts';
import { whereYouHave } from '../../words/reporting.ts';
import { besideAwayTeam } from '../../words/whereabouts.ts';
import { youChooseUpTo } from '../../words/who-and-where.ts';

/** CR-10, CR-54 */
export const breenCrm114 = equipment('Breen CRM114', {
  modifiers: [reportsTo(whereYouHave(either(keyword('Breen'), keyword('Arms dealer'))))],
  abilities: [
    ability('kill', kill(youChooseUpTo(5, rogueBorgWho('present'))), {
      timing: { on: 'personnel-battle' },
      when: whereThisIs,
    }),
    ability('attack', damageShip(target, { by: ['flip'] }), {
      timing: 'order',
      limit: onceEachTurn,
      targets: opponents(vessels).which(besideAwayTeam),
    }),
  ],
});

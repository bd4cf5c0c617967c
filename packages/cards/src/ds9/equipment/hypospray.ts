import {
  ability,
  allOf,
  awake,
  both,
  equipment,
  inOrder,
  keyword,
  not,
  people,
  skill,
  stuns,
  the,
  useOf,
  which,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { youHave } from '../../words/answers.ts';
import { mortallyWounded } from '../../words/fighting.ts';
import { adversaryOf, onceEachBattle } from '../../words/people-and-ships.ts';
import { disablesWounded } from '../../words/reviving.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const medic = your(people).which(both(awake, skill('MEDICAL'))).present;
const flesh = not(keyword('Android'));
/** The same, said after whom it is said of. */
const mortal = { ...flesh, pre: '', post: 'who is no Android' };
const shot = useOf('shot', onceEachBattle);

export const hypospray = equipment('Hypospray', {
  abilities: [
    ability('stun', inOrder(stuns(the(which(adversaryOf(medic), flesh))), shot.spend), {
      timing: { on: 'engaged' },
      when: shot.left,
    }),
    ability(
      'save',
      inOrder(
        disablesWounded(youChoose(1, which(eitherOf(mortallyWounded('your'), mortallyWounded('opposing')), mortal))),
        shot.spend,
      ),
      { timing: { on: 'won' }, when: allOf(shot.left, youHave(medic)) },
    ),
  ],
});

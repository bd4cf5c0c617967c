import {
  ability,
  allOf,
  both,
  equipment,
  icon,
  inOrder,
  keyword,
  not,
  onceEachTurn,
  people,
  the,
  thereIs,
  titled,
  useOf,
  which,
  your,
} from '@spaceline/engine/language';
import { mayNullifyDilemmasOf } from '../../nullifiers.ts';
import { abductsAndAssimilates } from '../../words/abducting.ts';
import { assimilable } from '../../words/fighting.ts';
import { drone } from '../../words/hive.ts';
import { adversaryOf } from '../../words/people-and-ships.ts';

const once = useOf('use', onceEachTurn);
const victim = which(adversaryOf(your(people).which(both(drone, icon('Def'))).present), assimilable);

export const borgNanoprobes = equipment('Borg Nanoprobes', {
  abilities: [
    ability('assimilate', inOrder(once.spend, abductsAndAssimilates(the(victim))), {
      timing: { on: 'stunned' },
      when: allOf(once.left, thereIs(victim)),
    }),
    mayNullifyDilemmasOf(both(keyword('Species 8472-related dilemma'), not(titled('Gravimetric Distortion'))), once),
  ],
});

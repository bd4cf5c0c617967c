import {
  all,
  awayTeam,
  both,
  bound,
  dilemma,
  either,
  forEach,
  gear,
  half,
  icon,
  inOrder,
  keyword,
  kill,
  kin,
  ofThem,
  pick,
  plus,
  random,
  simply,
  which,
  your,
} from '@spaceline/engine/language';
import { otherThan, youMayChoose } from '../../words/dilemma-people.ts';

const weapons = your(gear).which(either(keyword('phaser'), keyword('disruptor'))).present;
const drones = which(awayTeam, both(icon('Def'), kin('Borg'), otherThan(bound('attacked'))));

/** Half of the cards, not of the people. */
export const denevanNeuralParasites = dilemma('Denevan Neural Parasites', {
  encounter: simply(
    inOrder(
      pick('attacked', random(half(forEach(awayTeam), 'up'), awayTeam)),
      pick('protected', youMayChoose(plus(forEach(weapons), forEach(drones)), ofThem('attacked'))),
      kill(all(which(bound('attacked'), otherThan(bound('protected'))))),
    ),
  ),
});

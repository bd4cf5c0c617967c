import {
  awayTeam,
  bound,
  dilemma,
  either,
  inOrder,
  kill,
  over,
  pick,
  random,
  skill,
  unless,
  which,
} from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';
import { asSelected } from '../../words/dilemma-people.ts';

const chosen = bound('chosen');

export const trabeGrenade = dilemma('Trabe Grenade', {
  encounter: inOrder(
    pick('chosen', random(1, which(awayTeam, either(skill('SECURITY'), skill('Leadership'))))),
    unless(theyAre(chosen, over('cunning', 8)), kill(asSelected(chosen)), 'mission continues'),
  ),
});

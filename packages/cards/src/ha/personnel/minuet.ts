import { ability, male, onceEachTurn, people, personnel, playsFree, stop } from '@spaceline/engine/language';
import { onceInEveryTurn } from '../../words/people-and-ships.ts';
import { titleSays } from '../../words/permissions.ts';
import { youChooseUpTo } from '../../words/who-and-where.ts';

export const minuet = personnel('Minuet', {
  modifiers: [playsFree(titleSays('Bynars'), { limit: onceEachTurn })],
  abilities: [
    ability('stop', stop(youChooseUpTo(2, people.which(male).present)), { timing: 'any', limit: onceInEveryTurn }),
  ],
});

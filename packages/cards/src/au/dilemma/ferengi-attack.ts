import { anyOf, awayTeam, dilemma, kill, opponentChooses, skilled, unless } from '@spaceline/engine/language';
import { totalsOver } from '../../words/dilemma-conditions.ts';

export const ferengiAttack = dilemma('Ferengi Attack', {
  encounter: unless(
    anyOf(totalsOver(['cunning', 'strength'], 68), skilled('Greed')),
    kill(opponentChooses(1, awayTeam)),
    'discard',
  ),
});

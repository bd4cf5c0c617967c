/** Turns, and how a game ends. */
import { all, type Cases, kim, who } from './case.ts';

export const TURNS: Cases<'turn' | 'turn-skipped' | 'other-rules' | 'time-up' | 'conceded' | 'game-over'> = {
  turn: [
    [{ number: 3, who }, ['Turn 3: your turn', 'Turn 3: Kim', 'Turn 3: Kim']],
    [{ number: 4, who: 1 }, ['Turn 4: Maje', 'Turn 4: your turn', 'Turn 4: Maje']],
  ],
  'turn-skipped': [[{ who }, kim('skip a turn', 'skips a turn')]],
  'other-rules': [
    [{ version: '0.2.0', rules: '51' }, all('From here on the game is played with version 0.2.0 (rules 51)')],
  ],
  'time-up': [[{}, all('Time is up')]],
  conceded: [
    [{ who, why: '' }, kim('concede', 'concedes')],
    [{ who, why: 'away' }, kim('were away for too long', 'was away for too long')],
    [{ who, why: 'time' }, kim('have run out of time', 'has run out of time')],
    [{ who, why: 'left' }, kim('left the table', 'left the table')],
  ],
  'game-over': [
    [{ winner: 0, result: 'full-win' }, kim('win: a full win', 'wins: a full win')],
    [{ winner: 0, result: 'modified-win' }, kim('win: a modified win', 'wins: a modified win')],
    [{ winner: 0, result: 'concession' }, kim('win by concession', 'wins by concession')],
    [{ winner: 0, result: 'left' }, kim('claim the win', 'claims the win')],
    [{ winner: -1, result: 'true-tie' }, all('Nobody wins: a true tie')],
    [{ winner: -1, result: 'draw' }, all('Nobody wins: a draw by agreement')],
    [{ winner: 0, result: 'no-show' }, kim('win: the other player never came', 'wins: the other player never came')],
    [{ winner: 0, result: 'ruling' }, kim('win by the ruling of the director', 'wins by the ruling of the director')],
    [{ winner: -1, result: 'ruling' }, all('Nobody wins, by the ruling of the director')],
    [{ winner: -1, result: 'called-off' }, all('The director has called this game off: the players are paired anew')],
  ],
};

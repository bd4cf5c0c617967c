/** What a question belongs to, where whoever asks does not say it: what is happening, or what the game is in the middle of. */
import { personnelBattleEvent } from '../battle/personnel-battle.ts';
import { shipBattleEvent } from '../battle/ship-battle.ts';
import { GameEvent, type Occasion } from '../core/events.ts';
import type { Game } from '../core/game.ts';
import type { TakeoverProcess } from '../core/process.ts';
import type { Turn } from '../core/state.ts';
import { attemptEvent } from '../missions/attempt.ts';

function takeoverEvent({ seat, source, cards, location }: TakeoverProcess): Occasion {
  const e = new GameEvent('takes-over', seat, source, cards);
  e.location = location;
  return e;
}

function turnEvent({ segment, seat }: Turn): Occasion {
  if (segment === 'start') return new GameEvent('turn-begins', seat, -1);
  return new GameEvent(segment === 'end' ? 'turn-ends' : 'turn', seat, -1);
}

export function occasionOf(g: Game): Occasion {
  if (g.happening.length > 0) return g.happening[g.happening.length - 1];
  const p = g.state.processes[g.state.processes.length - 1];
  switch (p.kind) {
    case 'seeding':
      return new GameEvent('seeds', p.seat, -1);
    case 'attempt':
      return attemptEvent(g, p);
    case 'ship-battle':
      return shipBattleEvent(p, 'ship-battle');
    case 'personnel-battle':
      return personnelBattleEvent(p);
    case 'takeover':
      return takeoverEvent(p);
    default:
      return turnEvent(g.state.turn);
  }
}

/** The loop: whatever the game is in the middle of takes one step, then what holds by itself is settled. */
import { personnelBattleStep } from '../battle/personnel-battle.ts';
import { shipBattleStep } from '../battle/ship-battle.ts';
import { goOn } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { other } from '../core/state.ts';
import { hideCrews } from '../happenings/looking.ts';
import { betweenActions } from '../happenings/responses.ts';
import { attemptStep } from '../missions/attempt.ts';
import { seedingStep } from '../seeding/phases.ts';
import { settle } from '../winning/settle.ts';
import { takeoverStep } from './takeover.ts';
import { turnStep } from './turn.ts';

/** What happens at the start of the turn is done, between which nothing fits, and nobody has acted yet. */
const isFresh = ({ state: { turn } }: Game): boolean =>
  turn.fresh && (turn.segment === 'play' || turn.segment === 'orders');

/** before the first action and between two actions the other player may do what may be done at any time. */
function* otherPlayer(g: Game): Flow {
  const asked = betweenActions(g, other(g.state.turn.seat));
  if (asked !== null && (yield* asked)) yield* settle(g);
}

export function* step(g: Game): Flow {
  const p = g.state.processes[g.state.processes.length - 1];
  // a long action is over when its process is: until then nothing else fits in
  let acted = true;
  switch (p.kind) {
    case 'seeding':
      yield* seedingStep(g, p);
      return;
    case 'turn':
      if (isFresh(g)) {
        goOn(g);
        yield* otherPlayer(g);
        return;
      }
      acted = yield* turnStep(g);
      break;
    case 'attempt':
      yield* attemptStep(g, p);
      break;
    case 'ship-battle':
      yield* shipBattleStep(g, p);
      break;
    case 'personnel-battle':
      yield* personnelBattleStep(g, p);
      break;
    case 'takeover':
      yield* takeoverStep(g, p);
      break;
    case 'over':
      return;
  }
  yield* settle(g);
  const top = g.state.processes[g.state.processes.length - 1];
  if (!acted || top.kind !== 'turn' || g.state.result !== null) return;
  hideCrews(g);
  yield* otherPlayer(g);
}

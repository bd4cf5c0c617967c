/** Who would win if time were called now. */
import { copyState, Game, timeUp } from '@spaceline/engine';

export function winnerOnCount(game: Game): number {
  const copy = new Game(game.rules, copyState(game.state));
  timeUp(copy);
  return copy.state.result?.winner ?? -1;
}

/** Whether a bot agrees to a draw. */
import { type Game, other, type Seat, scoreOf } from '@spaceline/engine';

/** It does when it is behind: half of something is better than nothing. */
export const agreesToDraw = (game: Game, seat: Seat): boolean => scoreOf(game, seat) < scoreOf(game, other(seat));

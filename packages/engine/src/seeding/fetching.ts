/** CR-107: a special download suspends the seeding as it does the play, whoever's turn it is to seed. */
import { ORDINARY } from '../core/action.ts';
import type { Option } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { download } from '../downloads/special.ts';

export function listFetching(g: Game, seat: Seat, out: Option[]): Option[] {
  download.list(g, seat, out, ORDINARY);
  return out;
}

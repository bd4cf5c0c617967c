/** White deprivation (DOM-05 to DOM-19): Jem'Hadar without ketracel-white attack whatever is in reach, and die. */
import { alongside, fightAtOnce, fighters } from '../battle/personnel-battle.ts';
import { noteAttack } from '../core/door.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import { other, type Seat } from '../core/state.ts';
import { disabled, hasIcon, hasKeyword } from '../core/values.ts';
import { kill } from '../happenings/leaving.ts';
import { drawnByChance, selectAtRandom } from '../happenings/selecting.ts';
import { cardsAt, locationOfSpot, personnelAt, spotOf } from '../spaceline/places.ts';

/** whoever is disabled has no icon, so is neither deprived nor dies of it. */
export const dependent = (g: Game, spot: Spot, seat: Seat): number[] =>
  personnelAt(g, spot, seat).filter((id) => hasIcon(g, id, 'KW') && !disabled(g, id));

/** What keeps a crew or Away Team from going without it. */
export const whitesAt = (g: Game, spot: Spot, seat: Seat): number[] =>
  cardsAt(g, spot).filter((id) => granted(g, 'white', id, -1) && g.card(id).controller === seat);

/** Where somebody of this player needs it. */
export const dependentSpots = (g: Game, seat: Seat): Spot[] =>
  [...new Set(g.tableau.inPlay.filter((id) => g.def(id).personnel).map((id) => spotOf(g, id)))].filter(
    (spot) => dependent(g, spot, seat).length > 0,
  );

/** DOM-07: your crews and Away Teams with [KW] personnel and without white. */
const deprivedSpots = (g: Game, seat: Seat): Spot[] =>
  dependentSpots(g, seat).filter((spot) => whitesAt(g, spot, seat).length === 0);

/** Who fights, and whom they attack: opponents and Rogue Borg (DOM-10), else their own people (DOM-11). */
export interface Frenzy {
  readonly team: number[];
  readonly foes: number[];
  readonly own: number[];
}

export function frenzyAt(g: Game, spot: Spot, seat: Seat): Frenzy {
  // whoever is under house arrest does not fight, and is not attacked
  const able = fighters(g, spot, seat);
  // DOM-06: nor is any changeling
  const prey = (ids: readonly number[]): number[] => ids.filter((id) => !hasKeyword(g, id, 'Changeling'));
  return {
    team: dependent(g, spot, seat).filter((id) => able.includes(id)),
    foes: prey([...fighters(g, spot, other(seat)), ...able.filter((id) => !g.def(id).personnel)]),
    own: prey(able.filter((id) => !hasIcon(g, id, 'KW'))),
  };
}

/** DOM-10 to DOM-12: whom the deprived attack: opponents and Rogue Borg, else their own people, else each other. */
function* battle(g: Game, spot: Spot, seat: Seat): Flow {
  const { team, foes, own } = frenzyAt(g, spot, seat);
  if (team.length === 0) return;
  if (foes.length > 0) {
    // DOM-17: it is an attack like any other, and may be answered in the next turn
    if (foes.some((id) => g.def(id).personnel)) noteAttack(g, other(seat), locationOfSpot(g, spot));
    const beside = yield* alongside(g, spot, other(seat));
    yield* fightAtOnce(g, seat, spot, [team, [...foes, ...beside]], team);
  } else if (own.length > 0) {
    const beside = yield* alongside(g, spot, seat);
    yield* fightAtOnce(g, seat, spot, [team, [...own, ...beside]], team);
  } else if (team.length > 1) {
    const half = drawnByChance(g, team, Math.floor(team.length / 2));
    yield* fightAtOnce(g, seat, spot, [half, team.filter((id) => !half.includes(id))], team);
  }
}

/** all groups are found first, then each has its battle and loses one (DOM-18, DOM-19). */
export function* whiteDeprivation(g: Game, seat: Seat): Flow {
  let spots = deprivedSpots(g, seat);
  while (spots.length > 0) {
    const spot = yield* chooseSpot(g, seat, spots, { id: 'order', text: 'Which group goes without white first?' });
    spots = spots.filter((s) => s !== spot);
    yield* battle(g, spot, seat);
    yield* kill(g, yield* selectAtRandom(g, dependent(g, spot, seat), 1), -1, 'white', true);
  }
}

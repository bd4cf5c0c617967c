/** White deprivation (DOM-05 to DOM-19): Jem'Hadar without ketracel-white attack whatever is in reach, and die. */
import { boardersAt } from '../battle/boarders.ts';
import { alongside, fighters, fightOut } from '../battle/personnel-battle.ts';
import { inPlay, noteAttack, randomCards } from '../core/door.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import { other, type Seat } from '../core/state.ts';
import { disabled, hasIcon, hasKeyword } from '../core/values.ts';
import { kill } from '../happenings/leaving.ts';
import { selectAtRandom } from '../happenings/selecting.ts';
import { cardsAt, locationOfSpot, personnelAt, spotOf } from '../spaceline/places.ts';

/** whoever is disabled has no icon, so is neither deprived nor dies of it. */
const isDependent = (g: Game, id: number): boolean => hasIcon(g, id, 'KW') && !disabled(g, id);

const dependent = (g: Game, spot: Spot, seat: Seat): number[] =>
  personnelAt(g, spot, seat).filter((id) => isDependent(g, id));

/** DOM-07: your crews and Away Teams with [KW] personnel and without white. */
function deprivedSpots(g: Game, seat: Seat): Spot[] {
  const spots = new Set<Spot>();
  for (const id of g.tableau.inPlay) if (g.def(id).personnel && isDependent(g, id)) spots.add(spotOf(g, id));
  return [...spots].filter(
    (spot) =>
      dependent(g, spot, seat).length > 0 &&
      !cardsAt(g, spot).some((id) => granted(g, 'white', id, -1) && g.card(id).controller === seat),
  );
}

/** DOM-10 to DOM-12: whom the deprived attack: opponents and Rogue Borg, else their own people, else each other. */
function* battle(g: Game, spot: Spot, seat: Seat, deprived: readonly number[]): Flow {
  // some of them may not be able to fight, nor some of those they would attack; DOM-06: changelings never are
  const able = fighters(g, spot, seat);
  const team = deprived.filter((id) => able.includes(id));
  if (team.length === 0) return;
  const prey = (ids: readonly number[]): number[] => ids.filter((id) => !hasKeyword(g, id, 'Changeling'));
  const opponents = prey(fighters(g, spot, other(seat)).filter((id) => g.def(id).personnel));
  const foes = [...opponents, ...boardersAt(g, spot).filter((id) => !disabled(g, id))];
  const own = prey(able.filter((id) => g.def(id).personnel && !hasIcon(g, id, 'KW')));
  if (foes.length > 0) {
    // DOM-17: it is an attack like any other, and may be answered in the next turn
    if (opponents.length > 0) noteAttack(g, other(seat), locationOfSpot(g, spot));
    const beside = yield* alongside(g, spot, other(seat));
    yield* fightOut(g, seat, spot, [team, [...foes, ...beside]], team);
  } else if (own.length > 0) {
    const beside = yield* alongside(g, spot, seat);
    yield* fightOut(g, seat, spot, [team, [...own, ...beside]], team);
  } else if (team.length > 1) {
    const half = randomCards(g, team, Math.floor(team.length / 2));
    yield* fightOut(g, seat, spot, [half, team.filter((id) => !half.includes(id))], team);
  }
}

/** all groups are found first, then each has its battle and loses one (DOM-18, DOM-19). */
export function* whiteDeprivation(g: Game, seat: Seat): Flow {
  let spots = deprivedSpots(g, seat);
  while (spots.length > 0) {
    const spot = yield* chooseSpot(seat, spots, { id: 'order', text: 'Which group goes without white first?' });
    spots = spots.filter((s) => s !== spot);
    const deprived = dependent(g, spot, seat);
    yield* battle(g, spot, seat, deprived);
    // DOM-18: of your own, so nobody who was captured or assimilated meanwhile
    const left = deprived.filter((id) => inPlay(g.card(id)) && g.card(id).controller === seat && isDependent(g, id));
    yield* kill(g, yield* selectAtRandom(g, left, 1), -1, true, 'white');
  }
}

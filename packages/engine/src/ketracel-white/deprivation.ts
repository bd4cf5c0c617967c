/** White deprivation (DOM-05 to DOM-19): Jem'Hadar without ketracel-white attack whatever is in reach, and die. */
import { boardersAt } from '../battle/boarders.ts';
import { fightOut } from '../battle/personnel-battle.ts';
import { inPlay, randomCards } from '../core/door.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import { other, type Seat } from '../core/state.ts';
import { disabled, hasIcon, hasKeyword } from '../core/values.ts';
import { kill } from '../happenings/leaving.ts';
import { isInfiltrating } from '../infiltration/infiltration.ts';
import { cardsAt, personnelAt, spotOf } from '../spaceline/places.ts';

/** DOM-06: changelings are never attacked. */
const isChangeling = (g: Game, id: number): boolean => hasKeyword(g, id, 'Changeling');

const dependent = (g: Game, spot: Spot, seat: Seat): number[] =>
  personnelAt(g, spot, seat).filter((id) => hasIcon(g, id, 'KW') && !disabled(g, id));

/** DOM-07: your crews and Away Teams with [KW] personnel and without white. */
function deprivedSpots(g: Game, seat: Seat): Spot[] {
  const spots = new Set<Spot>();
  for (const id of g.tableau.inPlay) if (g.def(id).icons.has('KW')) spots.add(spotOf(g, id));
  return [...spots].filter(
    (spot) =>
      dependent(g, spot, seat).length > 0 &&
      !cardsAt(g, spot).some((id) => granted(g, 'white', id, -1) && g.card(id).controller === seat),
  );
}

/** DOM-10 to DOM-12: whom the deprived attack: opponents and Rogue Borg, else their own people, else each other. */
function battleSides(g: Game, spot: Spot, seat: Seat, deprived: number[]): [number[], number[]] | null {
  const able = (id: number) => !disabled(g, id) && !isChangeling(g, id);
  // DOM-27, R-12.5: an infiltrator opposes nobody
  const opponents = personnelAt(g, spot, other(seat)).filter((id) => !isInfiltrating(g, id));
  const foes = [...opponents, ...boardersAt(g, spot)].filter(able);
  if (foes.length > 0) return [deprived, foes];
  const own = personnelAt(g, spot, seat).filter((id) => able(id) && !hasIcon(g, id, 'KW'));
  if (own.length > 0) return [deprived, own];
  if (deprived.length < 2) return null;
  const team = randomCards(g, deprived, Math.floor(deprived.length / 2));
  return [team, deprived.filter((id) => !team.includes(id))];
}

/** all groups are found first, then each has its battle and loses one (DOM-18, DOM-19). */
export function* whiteDeprivation(g: Game, seat: Seat): Flow {
  let spots = deprivedSpots(g, seat);
  while (spots.length > 0) {
    const spot = yield* chooseSpot(g, seat, spots, { id: 'order', text: 'Which group goes without white first?' });
    spots = spots.filter((s) => s !== spot);
    const deprived = dependent(g, spot, seat);
    const sides = battleSides(g, spot, seat, deprived);
    if (sides !== null) yield* fightOut(g, seat, spot, sides, deprived);
    const left = deprived.filter((id) => inPlay(g.card(id)));
    yield* kill(g, randomCards(g, left, 1), -1, 'white', true);
  }
}

/** Jem'Hadar who are to blame for the death of a Founder, or of any Odo, kill themselves (DOM-03, DOM-04). */
import { underHouseArrest } from '../affiliations/house-arrest.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot } from '../core/spot.ts';
import { disabled, hasKeyword, inStasis } from '../core/values.ts';
import { everythingAboard, isHiddenFrom, spotOf } from '../spaceline/places.ts';

const isMourned = (g: Game, id: number): boolean => g.def(id).facts.mourned === true || hasKeyword(g, id, 'Founder');

const isJemHadar = (g: Game, id: number): boolean => hasKeyword(g, id, "Jem'Hadar") && !inStasis(g, id);

/** The ships and facilities that fire at one of these. */
const firingAt = (g: Game, targets: readonly number[]): number[] =>
  g.state.processes.flatMap((p) =>
    p.kind === 'ship-battle'
      ? [...p.attack, ...p.answer].filter((e) => targets.includes(e.target)).flatMap((e) => e.firing)
      : [],
  );

/** Who takes part in such an attack: the crews; captives, intruders, the disabled and those under house arrest aboard attack nobody. */
const attacking = (g: Game, targets: readonly number[]): number[] =>
  firingAt(g, targets).flatMap((ship) =>
    everythingAboard(g, ship).filter(
      (id) => g.card(id).controller === g.card(ship).controller && !disabled(g, id) && !underHouseArrest(g, id),
    ),
  );

/** What a card is aboard: its ship, the facility in which that is. */
function hostsOf(g: Game, id: number): number[] {
  const spot = spotOf(g, id);
  return isCardSpot(spot) ? [spot, ...hostsOf(g, spot)] : [];
}

/**
 * Those of either player who are present with this card, which is about to die, or take part in an attack on its team, ship or facility;
 * nobody where it is no changeling of that kind. Asked while everybody is still where they are.
 */
export function toBlame(g: Game, id: number): readonly number[] {
  if (!isMourned(g, id)) return [];
  const spot = spotOf(g, id);
  const attackers = attacking(g, hostsOf(g, id));
  return g.tableau.inPlay.filter(
    (x) => isJemHadar(g, x) && ((spotOf(g, x) === spot && !isHiddenFrom(g, x, id)) || attackers.includes(x)),
  );
}

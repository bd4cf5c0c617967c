/** Commandeering a ship (BOG-93 to BOG-95). */
import {
  AFFILIATIONS,
  affiliationBit,
  affiliations,
  dock,
  type Game,
  type Seat,
  setController,
  setMode,
  shown,
} from '@spaceline/engine';

const UNAFFILIATED = affiliationBit('Non-Aligned') | affiliationBit('Neutral');

/** The ship is the player's, in the affiliation of whoever took it; equipment aboard goes along. */
export function commandeer(g: Game, ship: number, by: number, seat: Seat): void {
  setController(g, ship, seat);
  dock(g, ship, -1);
  const bits = by < 0 ? 0 : affiliations(g, by) & ~UNAFFILIATED;
  if (bits !== 0)
    setMode(
      g,
      ship,
      AFFILIATIONS.findIndex((a) => (affiliationBit(a) & bits) !== 0),
    );
  for (const id of g.tableau.aboard[ship].slice()) if (g.def(id).equipment) setController(g, id, seat);
  g.tell(() => ({ kind: 'commandeered', who: seat, ship: shown(g, ship) }));
}

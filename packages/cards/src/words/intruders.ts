/** Intruders: Rogue Borg and other people of the opponent's aboard your ships. */
import { boardersAt, type Game, isInfiltrating, personnelAt, Zone } from '@spaceline/engine';
import { type Condition, type Reach, type Reading, titled, when } from '@spaceline/engine/language';

/** The ship of yours that somebody of your opponent's is aboard, or -1. */
function boardedShip({ g, you }: Reading, id: number): number {
  const { zone, host, controller } = g.card(id);
  if (zone !== Zone.Aboard || controller === you || !g.def(host).ship) return -1;
  return g.card(host).controller === you ? host : -1;
}
const boards = (g: Game, id: number): boolean => g.def(id).rules?.boards === true;

/** So few Rogue Borg that a text speaks of them. */
export const fewerRogueBorgThan = (n: number): Reach => ({
  has: (r, id) => {
    const ship = boards(r.g, id) ? boardedShip(r, id) : -1;
    return ship >= 0 && boardersAt(r.g, ship).length < n;
  },
  each: `each of fewer than ${n} Rogue Borg aboard your ship`,
});

/** The same of all intruders together. DOM-26: an infiltrator is none to the other player. */
export const fewerIntrudersThan = (n: number): Reach => ({
  has: (r, id) => {
    const { g } = r;
    if (!boards(g, id) && (!g.def(id).personnel || isInfiltrating(g, id))) return false;
    const ship = boardedShip(r, id);
    if (ship < 0) return false;
    const people = personnelAt(g, ship, g.card(id).controller).filter((x) => !isInfiltrating(g, x));
    return boardersAt(g, ship).length + people.length < n;
  },
  each: `each of fewer than ${n} intruders aboard your ship`,
});

/** A card of that title was placed on this one. */
export const hasOnIt = (title: string): Condition => {
  const it = titled(title);
  return when(`it is beneath ${title}`, (r) => r.g.tableau.on[r.source].some((id) => it.test(r, id)));
};

/** Those, but only while this holds. */
export const only = (to: Reach, w: Condition): Reach => ({
  has: (r, id) => to.has(r, id) && w.met(r),
  each: `while ${w.text}, ${to.each}`,
});

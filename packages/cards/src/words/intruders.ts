/** Intruders: Rogue Borg and other people of the opponent's aboard your ships. */
import { boardersAt, type Game, isInfiltrating, personnelAt, Zone } from '@spaceline/engine';
import { type Amount, amountOf, type Filter, inFigures, type Reach, type Reading } from '@spaceline/engine/language';

/** The ship of yours that somebody of your opponent's is aboard, or -1. */
function boardedShip({ g, you }: Reading, id: number): number {
  const { zone, host, controller } = g.card(id);
  if (zone !== Zone.Aboard || controller === you || !g.def(host).ship) return -1;
  return g.card(host).controller === you ? host : -1;
}
const boards = (g: Game, id: number): boolean => g.def(id).rules?.boards === true;

/** So few of them that a text speaks of them. DOM-26: an infiltrator is no intruder to the other player. */
export const fewerIntrudersThan = (n: Amount, kind?: 'Rogue Borg'): Reach => ({
  has: (r, id) => {
    const { g } = r;
    const isMeant = boards(g, id) || (kind === undefined && g.def(id).personnel && !isInfiltrating(g, id));
    const ship = isMeant ? boardedShip(r, id) : -1;
    if (ship < 0) return false;
    const people =
      kind === undefined ? personnelAt(g, ship, g.card(id).controller).filter((x) => !isInfiltrating(g, x)) : [];
    return boardersAt(g, ship).length + people.length < amountOf(n, r);
  },
  each: inFigures(n, (k) => `each ${kind ?? 'intruder'} aboard your ship, if fewer than ${k} are there,`),
});

/** Somebody of your opponent's aboard your ship or facility (DOM-26: but no infiltrator). */
export const intruders: Filter = {
  test: ({ g, you }, id) => {
    const { zone, host, controller } = g.card(id);
    if (zone !== Zone.Aboard || controller === you || g.card(host).controller !== you) return false;
    return boards(g, id) || (g.def(id).personnel && !isInfiltrating(g, id));
  },
  pre: 'intruders',
  post: '',
  named: true,
};

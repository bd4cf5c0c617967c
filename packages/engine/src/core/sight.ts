/** The one visibility oracle: what a seat (or a spectator, -1) may know. View, log and bots all ask here. */
import { FACE_UP, FOR_NOW } from './door.ts';
import type { Game } from './game.ts';
import { granted } from './permissions.ts';
import { type Card, type Seat, Status, Zone } from './state.ts';
import { controls, isSite } from './vessel.ts';

export type Viewer = Seat | -1;

export const knows = (g: Game, viewer: Viewer, id: number): boolean => knowsLying(g, viewer, g.card(id));

/** The same of a card as it lay before. */
export function knowsLying(g: Game, viewer: Viewer, c: Card): boolean {
  const mine = viewer === c.owner;
  if (viewer >= 0 && (c.seen & ((1 + FOR_NOW) << viewer)) !== 0) return true;
  switch (c.zone) {
    case Zone.Hand:
      return mine || (g.tableau.grant.length > 0 && granted(g, 'open-hands', c.owner, -1));
    case Zone.SeedPile:
    case Zone.MissionPile:
      return mine;
    case Zone.Deck:
      return false;
    case Zone.Bridge:
    case Zone.QDeck:
    case Zone.Tent:
      // BOG-11: used cards lie face up, for everybody to see
      return c.seen === FACE_UP;
    case Zone.Seeded:
      // face-down seeds are hidden; whoever laid them out may remember the own ones, unless they were shuffled
      return mine && (c.status & Status.Shuffled) === 0;
    case Zone.Discard:
    case Zone.Points:
    case Zone.OutOfPlay:
      return true;
    case Zone.Under:
      // DOM-66: seed cards beneath a station lie face down like those under a mission
      return (c.status & Status.FaceDown) === 0 || mine;
    case Zone.Aside:
      return viewer === c.controller || c.seen === 3;
    case Zone.Aboard:
    case Zone.Planet: {
      // DOM-58, DOM-59: shown when it reports, then seen only when needed; ships, facilities and their sites lie open
      const d = g.defs[c.def];
      // BOG-68: whoever is captured is shown to all, and held in the open
      if ((c.status & Status.Captive) !== 0) return true;
      if (viewer >= 0 && (c.status & Status.Infiltrating) !== 0 && standsAmong(g, viewer as Seat, c)) return true;
      const open = !g.format.crewsHidden || d.ship || d.facility || isSite(g, c.id) || worksOnTheirs(g, c);
      if (open) return (c.status & Status.FaceDown) === 0 || mine;
      // whoever brought a card knows it, whoever has it now
      return mine || viewer === c.controller || (g.tableau.grant.length > 0 && granted(g, 'open', c.id, -1));
    }
    default:
      return (c.status & Status.FaceDown) === 0 || mine || viewer === c.controller;
  }
}

/** DOM-59: who changes the other side's cards is seen, since the change is. */
function worksOnTheirs(g: Game, c: Card): boolean {
  const openly = g.defs[c.def].rules?.openly;
  if (openly !== 'aboard theirs') return openly === true;
  return c.zone === Zone.Aboard && !controls(g, c.controller, c.host);
}

/** DOM-26: an infiltrator belongs to the other player's crew or Away Team, and everybody may look through the own ones. */
function standsAmong(g: Game, seat: Seat, { zone, host }: Card): boolean {
  const here = zone === Zone.Planet ? g.tableau.planet[host] : g.tableau.aboard[host];
  return here.some((x) => g.card(x).controller === seat && g.def(x).personnel);
}

/** The piles that their owner searches; what such a search offers may be named to the searcher. */
const SEARCHED: readonly Zone[] = [Zone.Deck, Zone.Bridge, Zone.QDeck, Zone.Tent];

/** May the card be named to this viewer, in an option that is offered to him? */
export function mayName(g: Game, viewer: Viewer, id: number): boolean {
  if (knows(g, viewer, id)) return true;
  const c = g.card(id);
  return c.owner === viewer && SEARCHED.includes(c.zone);
}

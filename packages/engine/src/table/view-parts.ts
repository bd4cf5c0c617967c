/** Parts of a view that only some tables have: the inside of a station, and what waits while something else is done. */
import type { Module } from '../cards/names.ts';
import type { EventName } from '../core/events.ts';
import { knows, type Viewer } from '../core/sight.ts';
import type { Seat } from '../core/state.ts';
import { isInfiltrating, opponentsAt } from '../infiltration/infiltration.ts';
import { cardsAt, personnelAt } from '../spaceline/places.ts';
import { beneath, sitesOf } from '../spaceline/sites.ts';
import type { Game } from './game.ts';

interface SiteView {
  id: number;
  /** null for a site whose text is not written yet */
  module: Module | null;
  /** where the viewer has people: is somebody there against them? `perhaps`: all of the others there are hidden */
  opposed?: 'yes' | 'no' | 'perhaps';
}

/** A Nor: it has no inside but its sites, the innermost first. */
export interface StationView {
  sites: SiteView[];
  /** seed cards beneath it as far as the viewer may know them, the next to be met first (DOM-66) */
  beneath: { owner: Seat; card: string | null }[];
}

function opposedAt(g: Game, site: number, viewer: Viewer): SiteView['opposed'] {
  if (viewer < 0 || personnelAt(g, site, viewer as Seat).length === 0) return undefined;
  if (opponentsAt(g, site, viewer as Seat).some((id) => knows(g, viewer, id))) return 'yes';
  // a hidden card may be anybody, or a thing; that somebody infiltrates was told
  const hidden = cardsAt(g, site).some(
    (id) => !knows(g, viewer, id) && g.card(id).controller !== viewer && !isInfiltrating(g, id),
  );
  return hidden ? 'perhaps' : 'no';
}

export function stationView(g: Game, viewer: Viewer, station: number): StationView {
  return {
    sites: sitesOf(g, station).map((id): SiteView => {
      const opposed = opposedAt(g, id, viewer);
      const module = g.def(id).rules?.site?.module ?? null;
      return opposed === undefined ? { id, module } : { id, module, opposed };
    }),
    beneath: beneath(g, station).map((id) => ({
      owner: g.card(id).owner,
      card: knows(g, viewer, id) ? g.def(id).facts.id : null,
    })),
  };
}

/** Something that waits until what interrupted it is done; the outermost first. */
export type SuspendedView =
  | { kind: 'attempt' | 'scouting' | 'ship-battle' | 'personnel-battle'; seat: Seat | -1; location: number }
  /** something that happens, or is about to: the card that does it and those to whom it is done, as far as they are known */
  | { kind: 'event'; event: EventName; seat: Seat; card: number; cards: number[] }
  /** the text of this card is being carried out */
  | { kind: 'text'; card: number };

/** What is under way besides the turn itself: the last is what is being done now. */
export function suspendedView(g: Game, viewer: Viewer): SuspendedView[] {
  const known = (id: number) => (id >= 0 && knows(g, viewer, id) ? id : -1);
  const out: SuspendedView[] = [];
  for (const p of g.state.processes) {
    if (p.kind === 'attempt')
      out.push({ kind: p.scouting ? 'scouting' : 'attempt', seat: p.seat, location: p.location });
    else if (p.kind === 'personnel-battle') out.push({ kind: p.kind, seat: p.seat, location: p.location });
    else if (p.kind === 'ship-battle') out.push({ kind: p.kind, seat: p.sides[0], location: p.location });
  }
  for (const x of g.underWay) {
    if (typeof x === 'number') out.push({ kind: 'text', card: known(x) });
    else {
      const cards = x.cards.map(known).filter((id) => id >= 0);
      out.push({ kind: 'event', event: x.name, seat: x.seat, card: known(x.card), cards });
    }
  }
  return out;
}

/** "Where may it go?": every place that the open question offers for a card, and why not where it is refused. */
import type { Proposal, Reason, Verb } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { locationSpot, NOWHERE, planetSpot, type Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { action, whyNot } from '../table/why-not.ts';

export interface PlaceAnswer {
  readonly verb: Verb;
  readonly to: Spot;
  /** null = open now */
  readonly why: Reason | null;
}

/** The verb with which a card of the hand or seed deck enters play. */
function entering(g: Game, card: number): Verb {
  const d = g.def(card);
  const { zone } = g.card(card);
  if (zone === Zone.SeedPile || zone === Zone.MissionPile) return 'seed';
  return d.personnel || d.ship || d.equipment ? 'report' : 'play';
}

/** Places that a player would think of: the own ships and facilities, and every location with its planet. */
function thinkable(g: Game, seat: Seat): Spot[] {
  const units = g.tableau.inPlay.filter(
    (id) => g.card(id).controller === seat && (g.def(id).ship || g.def(id).facility),
  );
  return [...units, ...g.state.locations.flatMap((l) => [locationSpot(l.id), planetSpot(l.id)])];
}

export function placesFor(g: Game, seat: Seat, card: number): PlaceAnswer[] {
  const options = g.decisionFor(seat)?.options.filter((o) => o.card === card && o.verb !== 'pick') ?? [];
  const out: PlaceAnswer[] = options.map((o) => ({ verb: o.verb, to: o.to, why: null }));
  const verb = entering(g, card);
  if (g.card(card).owner !== seat) return out;
  for (const to of thinkable(g, seat)) {
    if (out.some((p) => p.to === to)) continue;
    const proposal: Proposal = action(verb, { card, to });
    const why = whyNot(g, seat, proposal);
    if (why !== null) out.push({ verb, to, why });
  }
  if (out.length === 0) out.push({ verb, to: NOWHERE, why: whyNot(g, seat, action(verb, { card })) });
  return out;
}

/** "Where may it go?": every place that the open question offers for a card, and why not where it is refused. */
import { type Option, type Proposal, type Reason, VERBS, type Verb } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { locationSpot, NOWHERE, planetSpot, type Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { controls } from '../core/vessel.ts';
import { isPlanetLocation, locationOf } from '../spaceline/places.ts';
import { action, whyNot } from '../table/why-not.ts';

export interface PlaceAnswer {
  readonly verb: Verb;
  readonly to: Spot;
  /** null = open now; for somebody who goes in a group, perhaps only with others of it */
  readonly why: Reason | null;
}

/** The orders by which a card in play changes its place. */
const GOING: readonly Verb[] = ['beam', 'walk', 'move', 'dock', 'undock', 'land', 'take-off', 'load', 'launch'];
const ENTERING: readonly Verb[] = VERBS.filter((verb) => verb !== 'pick' && !GOING.includes(verb));

/** The verb with which a card of the hand or seed deck enters play. */
function entering(g: Game, card: number): Verb {
  const d = g.def(card);
  const { zone } = g.card(card);
  if (zone === Zone.SeedPile || zone === Zone.MissionPile) return 'seed';
  return d.personnel || d.ship || d.equipment ? 'report' : 'play';
}

/** The own ships and facilities. */
const units = (g: Game, seat: Seat): Spot[] =>
  g.tableau.inPlay.filter((id) => (g.def(id).ship || g.def(id).facility) && controls(g, seat, id));

type Thinkable = Pick<Proposal, 'verb' | 'card' | 'to' | 'cards'>;

/** What a player would think of for a card in play: ships fly and dock, people and equipment beam, and nothing else goes anywhere. */
function thinkableInPlay(g: Game, seat: Seat, card: number): Thinkable[] {
  const d = g.def(card);
  const locations = g.state.locations.map((l) => l.id);
  if (d.ship) {
    const facilities = units(g, seat).filter((id) => g.def(id).facility);
    return [
      ...locations.map((l): Thinkable => ({ verb: 'move', card, to: locationSpot(l), cards: [] })),
      ...facilities.map((to): Thinkable => ({ verb: 'dock', card, to, cards: [] })),
    ];
  }
  if (!d.personnel && !d.equipment) return [];
  const planets = locations.filter((l) => isPlanetLocation(g, l)).map(planetSpot);
  return [...units(g, seat), ...planets].map((to) => ({ verb: 'beam', card: -1, to, cards: [card] }));
}

/** What a player would think of for a card that is to enter play: every unit, and every location with its planet. */
function thinkable(g: Game, seat: Seat, card: number): Thinkable[] {
  const verb = entering(g, card);
  const spots = [...units(g, seat), ...g.state.locations.flatMap((l) => [locationSpot(l.id), planetSpot(l.id)])];
  return spots.map((to) => ({ verb, card, to, cards: [] }));
}

/** Where an option takes a card: who lands, takes off, undocks or is launched stays at the location. */
function endOf(g: Game, o: Option): Spot {
  if (o.to !== NOWHERE || !GOING.includes(o.verb)) return o.to;
  return o.verb === 'land' ? planetSpot(locationOf(g, o.card)) : locationSpot(locationOf(g, o.card));
}

export function placesFor(g: Game, seat: Seat, card: number): PlaceAnswer[] {
  const there = inPlay(g.card(card));
  const verbs = there ? GOING : ENTERING;
  const offered = (o: Option) => verbs.includes(o.verb) && (o.card === card || (there && o.group?.includes(card)));
  const options = g.decisionFor(seat)?.options.filter(offered) ?? [];
  const out: PlaceAnswer[] = options.map((o) => ({ verb: o.verb, to: endOf(g, o), why: null }));
  if ((there ? g.card(card).controller : g.card(card).owner) !== seat) return out;
  for (const { verb, ...more } of there ? thinkableInPlay(g, seat, card) : thinkable(g, seat, card)) {
    if (out.some((p) => p.to === more.to)) continue;
    const why = whyNot(g, seat, action(verb, more));
    if (why !== null) out.push({ verb, to: more.to, why });
  }
  if (out.length > 0 || there) return out;
  const verb = entering(g, card);
  return [{ verb, to: NOWHERE, why: whyNot(g, seat, action(verb, { card })) }];
}

/** "Why not?": what somebody would want of a card in hand, a ship, a team or a captive, where it is not offered; each with its reason. */
import { currentObjective, scoutedPlace } from '../borg/objectives.ts';
import type { Option, Proposal, Reason, Verb } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, isPlanetSpot, locationSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { isCaptive } from '../core/values.ts';
import { isPlanetLocation, locationOf, solved } from '../spaceline/places.ts';
import { action, whyNot } from '../table/why-not.ts';
import { entering } from './places.ts';

export interface RefusedAnswer {
  readonly verb: Verb;
  readonly to: Spot;
  readonly why: Reason;
}

type Wish = Pick<Proposal, 'verb' | 'card' | 'from' | 'to'>;

/** A ship flies to the next location of her line. */
function flying(g: Game, ship: number, at: number): Wish[] {
  const line = g.state.lines.find((l) => l.includes(at)) ?? [];
  const here = line.indexOf(at);
  const next = line[here + 1] ?? line[here - 1];
  return next === undefined ? [] : [{ verb: 'move', card: ship, from: NOWHERE, to: locationSpot(next) }];
}

/** A crew goes down to the planet, an Away Team up to a ship or facility. */
function beaming(g: Game, seat: Seat, spot: Spot, at: number): Wish[] {
  const to = isPlanetSpot(spot)
    ? g.tableau.inPlay.find((id) => {
        const c = g.card(id);
        const holds = g.def(id).ship || g.def(id).facility;
        return holds && c.controller === seat && c.zone === Zone.Space && c.host === at;
      })
    : isPlanetLocation(g, at)
      ? planetSpot(at)
      : undefined;
  const people = isPlanetSpot(spot) ? g.tableau.planet[at] : g.tableau.aboard[spot];
  if (to === undefined || !people.some((id) => g.card(id).controller === seat)) return [];
  return [{ verb: 'beam', card: -1, from: spot, to }];
}

/** BOG-73 to BOG-82: what somebody would want with a captive, as its captor or as its owner. */
function withCaptive(g: Game, seat: Seat, card: number): Wish[] {
  const { controller, owner, status } = g.card(card);
  const wish = (verb: Verb): Wish => ({ verb, card, from: NOWHERE, to: NOWHERE });
  if (controller !== seat) return owner === seat ? [wish('rescue')] : [];
  const loose = (status & (Status.Trapped | Status.Unattended)) !== 0;
  return loose ? [wish('take-custody')] : (status & Status.Jailed) !== 0 ? [wish('unbrig')] : [wish('brig')];
}

/** where their objective is aimed, Borg scout. */
function triesBy(g: Game, seat: Seat, at: number): 'attempt' | 'scout' {
  const objective = currentObjective(g, seat);
  return objective >= 0 && scoutedPlace(g, objective) === at ? 'scout' : 'attempt';
}

function wishesOf(g: Game, seat: Seat, of: Spot): Wish[] {
  if (isCardSpot(of) && !inPlay(g.card(of)))
    return g.card(of).owner === seat ? [{ verb: entering(g, of), card: of, from: NOWHERE, to: NOWHERE }] : [];
  if (isCardSpot(of) && isCaptive(g, of)) return withCaptive(g, seat, of);
  if (isCardSpot(of) && g.card(of).controller !== seat) return [];
  const at = isCardSpot(of) ? locationOf(g, of) : spotLocation(of);
  if (at < 0) return [];
  const open = g.state.locations[at].missions.length > 0 && !solved(g, at);
  const tries = open && !(isCardSpot(of) && g.def(of).facility);
  return [
    ...(isCardSpot(of) && g.def(of).ship ? flying(g, of, at) : []),
    ...(tries ? [{ verb: triesBy(g, seat, at), card: -1, from: of, to: locationSpot(at) }] : []),
    ...beaming(g, seat, of, at),
  ];
}

/** Is something of the kind offered, wherever it leads? */
const isOffered = (o: Option, w: Wish): boolean => o.verb === w.verb && o.card === w.card && o.from === w.from;

/** `of` is a card of the hand or seed deck, a ship or facility, a captive, or a planet with an Away Team. */
export function refusedOf(g: Game, seat: Seat, of: Spot): RefusedAnswer[] {
  const options = g.decisionFor(seat)?.options ?? [];
  return wishesOf(g, seat, of).flatMap((w) => {
    // whatever a card of the hand may do is enough
    const some = w.from === NOWHERE && w.to === NOWHERE ? options.some((o) => o.card === of) : false;
    if (some || options.some((o) => isOffered(o, w))) return [];
    const why = whyNot(g, seat, action(w.verb, w));
    return why === null ? [] : [{ verb: w.verb, to: w.to, why }];
  });
}

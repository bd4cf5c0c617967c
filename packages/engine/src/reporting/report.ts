/** Reporting for duty: how personnel, ships and equipment enter play (R-5.1, DOM-58 to DOM-60). */

import { modeFor } from '../affiliations/compatibility.ts';
import { AFFILIATIONS } from '../cards/facts.ts';
import { type Action, neverAnOrder } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import {
  countReport,
  dock,
  hide,
  playFree,
  put,
  putAt,
  reveal,
  setMode,
  spendPlay,
  startCountdown,
} from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { useUp } from '../core/limits.ts';
import { isCardSpot, NOWHERE, type Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { placeRef, shown, sourceRef, TAKES_PLAY } from '../core/telling.ts';
import { isSite, vesselOf } from '../core/vessel.ts';
import { noteEntering } from '../happenings/deactivating.ts';
import { respond } from '../happenings/responses.ts';
import { beginInfiltration } from '../infiltration/infiltration.ts';
import { whyTakenBack } from '../playing/taking-back.ts';
import { locationOf } from '../spaceline/places.ts';
import { destinations, infiltratesAs, NO_PLACE, whyNotEnter, whyNotThere } from './destinations.ts';

const NO_PLAYS: Reason = {
  rule: 'R-4.3',
  text: 'You have no normal card play left this turn',
  also: ['WARP-26', 'CR-185'],
};
const CARD_PLAY: Reason = {
  rule: 'CR-186',
  text: 'Cards are played in the card-play segment of your own turn',
  also: ['R-4.3', 'R-7.1'],
};
const AFTER_ORDERS: Reason = {
  rule: 'CR-192',
  text: 'Once an order is given, only interrupts and doorways may be played',
  also: ['CR-186', 'R-4.5', 'R-4.1', 'R-4.3'],
};
const NOT_IN_HAND: Reason = { rule: 'CR-185', text: 'That card is not in your hand' };

/** Puts a card at a spot in the affiliation that fits there: a ship at a space facility, or at a site of one, docks (DOM-60). */
export function standAt(g: Game, seat: Seat, id: number, spot: Spot): void {
  setMode(g, id, modeFor(g, seat, id, isCardSpot(spot) ? spot : -1));
  startCountdown(g, id);
  if (g.def(id).ship && isCardSpot(spot) && (g.def(spot).facility || isSite(g, spot))) {
    put(g, id, Zone.Space, locationOf(g, spot));
    if (g.card(vesselOf(g, spot)).zone === Zone.Space) dock(g, id, spot);
  } else putAt(g, id, spot);
}

/** A card enters play at a spot, shown to everybody (DOM-58). */
export function* enterAt(g: Game, seat: Seat, id: number, spot: Spot, paid: GameEvent['paid'] = null, via = -1): Flow {
  const as = infiltratesAs(g, seat, id, spot);
  standAt(g, seat, id, spot);
  if (as !== undefined) beginInfiltration(g, id, as);
  noteEntering(g, id);
  g.tell(() => ({
    kind: 'reported',
    who: seat,
    card: shown(g, id),
    to: placeRef(g, spot),
    using: sourceRef(g, via),
    as: g.def(id).modes.length > 1 ? (AFFILIATIONS[g.card(id).mode] ?? null) : null,
    ...(paid === 'normal' && TAKES_PLAY),
  }));
  const e = new GameEvent('reported', seat, id, [id]);
  e.paid = paid;
  // DOM-58, DOM-59: both see it while it may be answered, and then its back
  reveal(g, id, 'both');
  yield* respond(g, e);
  hide(g, [id]);
}

function listReports(g: Game, seat: Seat, out: Option[]): void {
  const plays = g.state.players[seat].plays;
  const mayBeFree = plays > 0 || g.tableau.report.some((s) => s.modifier.free);
  for (const id of g.hand(seat)) {
    if (!mayBeFree && !g.def(id).modifiers.some((m) => m.kind === 'report' && m.free)) continue;
    if (whyNotEnter(g, seat, id) || whyTakenBack(g, id)) continue;
    for (const x of destinations(g, seat, id)) {
      if (x.free || plays > 0) out.push(new Option('report', id, NOWHERE, x.spot).withVia(x.via));
    }
  }
}

function whyNotReport(g: Game, seat: Seat, a: Proposal): Reason | null {
  if (!g.hand(seat).includes(a.card)) return NOT_IN_HAND;
  const enter = whyNotEnter(g, seat, a.card) ?? whyTakenBack(g, a.card);
  if (enter) return enter;
  const all = destinations(g, seat, a.card);
  if (a.to === NOWHERE) {
    if (all.length === 0) return NO_PLACE;
    return all.some((x) => x.free) || g.state.players[seat].plays > 0 ? null : NO_PLAYS;
  }
  const there = all.find((x) => x.spot === a.to);
  if (there === undefined) return whyNotThere(g, seat, a.card, a.to);
  return there.free || g.state.players[seat].plays > 0 ? null : NO_PLAYS;
}

function* runReport(g: Game, seat: Seat, o: Option): Flow {
  const there = destinations(g, seat, o.card).find((x) => x.spot === o.to)!;
  if (there.free) playFree(g, seat);
  else spendPlay(g, seat);
  useUp(g, seat, there.via, 'report', there.limit);
  yield* enterAt(g, seat, o.card, o.to, there.free ? 'free' : 'normal', there.via);
  if (!there.free && !whyTakenBack(g, o.card)) countReport(g, seat);
}

export const report: Action = {
  verb: 'report',
  isOrder: neverAnOrder,
  isCardPlay: () => true,
  list(g, seat, out) {
    if (g.state.turn.segment === 'play') listReports(g, seat, out);
  },
  why(g, seat, a) {
    if (g.state.turn.seat !== seat) return CARD_PLAY;
    return g.state.turn.segment === 'play' ? whyNotReport(g, seat, a) : AFTER_ORDERS;
  },
  run: (g, seat, o) => runReport(g, seat, o),
};

/** What beaming and walking have in common: why these cards may not go there, and that they go. */

import type { Option, Proposal, Reason } from '../core/decision.ts';
import { putAt } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, NOWHERE, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { arrived, type CardRef, placeRef, refs } from '../core/telling.ts';
import { respond } from '../happenings/responses.ts';
import { isInfiltrating, joiners } from '../infiltration/infiltration.ts';
import { cardsAt } from '../spaceline/places.ts';
import { isPerson, movers, spotOfCard, whyHelpless, whyNotBoard, whyNotMovable, whyNotTogether } from './goers.ts';
import { whyNotSpot } from './transporters.ts';

const NOBODY: Reason = { rule: 'R-7.9', text: 'None of those cards can be moved from there' };
const NOT_THERE: Reason = { rule: 'R-7.9', text: 'That card is not there' };

/** How they go: by transporters, or on foot. */
export interface Manner {
  /** why nobody goes that way */
  way(from: Spot, to: Spot): Reason | null;
  /** why this one does not go so at all, and not there */
  kept(id: number): Reason | null;
  abroad(id: number, to: Spot): Reason | null;
  /** why not these together */
  company(cards: readonly number[], from: Spot, to: Spot): Reason | null;
}

/** Why these cards may not go that way. */
export function whyNotGo(g: Game, seat: Seat, a: Proposal, how: Manner): Reason | null {
  const first = a.cards[0];
  if (first === undefined && a.from === NOWHERE) {
    // nobody named: at least say whether the other end is a place to go to
    return whyNotSpot(g, seat, a.to, a.to) ?? NOBODY;
  }
  for (const id of a.cards) {
    if (a.from !== NOWHERE && !cardsAt(g, a.from).includes(id)) return NOT_THERE;
  }
  const from = a.from !== NOWHERE ? a.from : spotOfCard(g, first);
  if (from === NOWHERE) return NOT_THERE;
  const reason = how.way(from, a.to);
  if (reason) {
    // a Borg would not go there if the way were open, either
    const abroad = first === undefined ? null : how.abroad(first, a.to);
    return abroad === null ? reason : { ...reason, also: [...(reason.also ?? []), abroad.rule] };
  }
  if (a.cards.length === 0) return whyNone(g, seat, from, a.to, how);
  for (const id of a.cards) {
    const bad = whyNotMovable(g, seat, id) ?? how.kept(id) ?? whyNotBoard(g, seat, id, a.to) ?? how.abroad(id, a.to);
    if (bad) return bad;
  }
  return whyNotTogether(g, a.cards, a.to) ?? how.company(a.cards, from, a.to);
}

/** Where nobody in particular is named: why none of those there. */
function whyNone(g: Game, seat: Seat, from: Spot, to: Spot, how: Manner): Reason | null {
  const able = movers(g, seat, from, to);
  const nobody = able.length === 0 ? NOBODY : whyHelpless(g, able);
  if (nobody) return nobody;
  return able.every((id) => how.abroad(id, to) !== null) ? how.abroad(able[0], to) : null;
}

export function* go(g: Game, seat: Seat, o: Option, movers: readonly number[]): Flow {
  // DOM-29: infiltrators among them may come along
  const along = movers.some((id) => isPerson(g, id) && !isInfiltrating(g, id))
    ? yield* joiners(g, o.from, seat, '{card}: go along with the others?')
    : [];
  const cards = [...movers, ...along];
  const seen = refs(g, cards);
  for (const id of cards) putAt(g, id, o.to);
  tell(g, seat, o, seen);
  // where they came from; where they are now the cards tell
  const e = new GameEvent(o.verb === 'beam' ? 'beamed' : 'walked', seat, isCardSpot(o.from) ? o.from : -1, cards);
  e.spot = o.to;
  yield* respond(g, e);
}

function tell(g: Game, seat: Seat, o: Option, seen: readonly CardRef[]): void {
  g.tell(() => ({
    kind: 'transported',
    who: seat,
    how: o.verb as 'beam' | 'walk',
    cards: arrived(g, seen),
    from: placeRef(g, o.from),
    to: placeRef(g, o.to),
  }));
}

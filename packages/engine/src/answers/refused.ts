/** "Why not?": what somebody would want of a card or an Away Team, where it is not offered; each with its reason. */
import { abilityCalled } from '../cards/called.ts';
import type { Option, Reason, Verb } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import type { Words } from '../core/words.ts';
import { cardsAt } from '../spaceline/places.ts';
import { action, whyNot } from '../table/why-not.ts';
import { type Wish, wishesOf } from './wishes.ts';

export interface RefusedAnswer {
  readonly verb: Verb;
  readonly card: number;
  readonly from: Spot;
  readonly to: Spot;
  /** the ability that is meant, and what people call it; else empty */
  readonly mark: string;
  readonly word: Words;
  readonly why: Reason;
}

/** Is something of the kind offered, wherever it leads? */
function isOffered(g: Game, o: Option, w: Wish): boolean {
  if (o.verb !== w.verb || o.from !== w.from) return false;
  // who fires is chosen from those who can
  if (w.verb === 'attack') return o.to === w.to && (o.group?.includes(w.card) ?? false);
  if (w.verb === 'commandeer') return o.to === w.to;
  // of several copies one is offered
  if (w.verb === 'download') return isCopy(g, o.card, w.card);
  return o.card === w.card && (w.word === '' || o.mark === w.word);
}

/** The places that are not the ship's or the team's to choose: of these the wish names one. */
const NAMED: readonly Verb[] = ['dock', 'load', 'walk'];

const isThere = (o: Option, w: Wish): boolean => !NAMED.includes(w.verb) || o.to === w.to;

const isCopy = (g: Game, a: number, b: number): boolean =>
  a >= 0 && g.card(a).def === g.card(b).def && g.card(a).owner === g.card(b).owner;

/** Whoever goes in a group is asked about one by one: where nobody may, the first has the reason. */
function whyNotWish(g: Game, seat: Seat, w: Wish): Reason | null {
  if (w.verb !== 'beam' && w.verb !== 'walk') return whyNot(g, seat, action(w.verb, w));
  const own = cardsAt(g, w.from).filter((id) => g.card(id).controller === seat);
  const people = own.filter((id) => g.def(id).personnel);
  const reasons = (people.length > 0 ? people : own).map((id) =>
    whyNot(g, seat, action(w.verb, { ...w, cards: [id] })),
  );
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** `of` is a card of the hand or seed deck, a card in play, or a planet with an Away Team. */
export function refusedOf(g: Game, seat: Seat, of: Spot): RefusedAnswer[] {
  const options = g.decisionFor(seat)?.options ?? [];
  return wishesOf(g, seat, of).flatMap((w) => {
    // whatever a card of the hand, or another copy of it, may do is enough
    const entering = w.verb === 'report' || w.verb === 'play' || w.verb === 'seed';
    if (options.some((o) => (entering ? isCopy(g, o.card, of) : isOffered(g, o, w) && isThere(o, w)))) return [];
    const why = whyNotWish(g, seat, w);
    if (why === null) return [];
    const { verb, card, from, to, word: mark } = w;
    return [{ verb, card, from, to, mark, word: mark === '' ? '' : (abilityCalled(g.def(card), mark) ?? ''), why }];
  });
}

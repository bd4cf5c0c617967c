/** Playing cards that do not report: events, incidents, objectives, interrupts, doorways, facilities. */

import { whyNotAim } from '../borg/objectives.ts';
import { inTitleGroup } from '../cards/titles.ts';
import { whyNotTargeted } from '../cloaking/hidden.ts';
import type { Moment } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import {
  aimAt,
  aside,
  foundTimeLocation,
  hide,
  inPlay,
  playFree,
  put,
  putOn,
  reveal,
  spendPlay,
  startCountdown,
  toPile,
} from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { askForWay, type Flow, tellChoice } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { useUp, whyLimited } from '../core/limits.ts';
import { forbidden, usage } from '../core/permissions.ts';
import { isCardSpot, isLocationSpot, locationSpot, NOWHERE, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { placeRef, placeRefOrNull, shown, sourceRef, TAKES_PLAY } from '../core/telling.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { during, respond } from '../happenings/responses.ts';
import { scoreCard } from '../happenings/scoring.ts';
import { payTaxes, whyTooDear } from '../happenings/taxes.ts';
import type { PlayMode } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { facilityZone, hasFacilityAt, locationOfSpot, rightOf } from '../spaceline/places.ts';
import { addSite, whyNotAddSite } from '../spaceline/sites.ts';
import { whyNotFound } from '../spaceline/time-locations.ts';
import { isShutOut, NEEDS_DOOR } from './alternate-universe.ts';
import { whyTakenBack } from './taking-back.ts';
import { whyNotUnique } from './uniqueness.ts';
import { NOT_NOW, whyUnmet } from './unmet.ts';

const NOT_IN_HAND: Reason = { rule: 'CR-185', text: 'That card is not in your hand' };
const NO_TEXT: Reason = {
  rule: 'status',
  text: 'Spaceline knows only the facts of this card yet, not its text, so it cannot be played',
};
const REPORTS: Reason = { rule: 'R-5.1', text: 'That card enters play by reporting for duty' };
const ONLY_SEEDS: Reason = { rule: 'R-2.7', text: 'That card can only be seeded' };
const NOT_FROM_HAND: Reason = {
  rule: 'BOG-09',
  text: 'A Tactic is used from its side deck, never from the hand',
  also: ['R-2.7', 'BOG-26'],
};
const NO_PLAYS: Reason = {
  rule: 'R-4.3',
  text: 'You have no normal card play left this turn',
  also: ['WARP-26', 'CR-185'],
};
const WRONG_SEGMENT: Reason = {
  rule: 'CR-192',
  text: 'Once an order is given, only interrupts and doorways may be played',
  also: ['CR-186', 'R-4.5', 'R-4.1', 'R-4.3'],
};
const ONLY_AT_START: Reason = { rule: 'R-4.2', text: 'It is played only at the start of your turn' };
const NOT_YOUR_TURN: Reason = { rule: 'R-4.4', text: 'It is played only in your own turn' };
const NOT_YOUR_PLAY: Reason = {
  rule: 'CR-186',
  text: 'Cards are played in the card-play segment of your own turn',
  also: ['R-4.3', 'R-4.4'],
};
const NOT_A_RESPONSE: Reason = {
  rule: 'R-4.11',
  text: 'It answers something that is not happening now',
  also: ['R-4.26'],
};
const NO_TARGET: Reason = { rule: 'R-4.26', text: 'There is nothing it could be played on' };
const NOT_BUILT: Reason = {
  rule: 'R-5.12',
  text: 'A facility is built where its text says, by the personnel that it asks for',
  also: ['R-4.26', 'CR-149'],
};
const BUILT: Reason = { rule: 'R-3.18', text: 'You have a facility there already', also: ['R-4.26'] };
const IMMUNE: Reason = {
  rule: 'R-4.18',
  text: 'What is being played is immune to it',
  also: ['CR-08', 'CR-128', 'CR-145', 'R-4.11'],
};
const NO_EFFECT: Reason = { rule: 'R-4.26', text: 'It would have no effect now' };

function ctxFor(g: Game, seat: Seat, id: number, moment: Moment): Reading {
  const ctx = new Reading(g, id, seat);
  ctx.event = moment.event;
  ctx.location = moment.location;
  return ctx;
}

function whyNotTiming(g: Game, seat: Seat, mode: PlayMode, moment: Moment): Reason | null {
  const t = mode.timing;
  if (typeof t === 'object') {
    if (moment.event !== null && t.on === moment.event.name) return null;
    return NOT_A_RESPONSE;
  }
  if (t === 'start') return moment.start || moment.download ? null : ONLY_AT_START;
  if (moment.start) return NOT_NOW;
  if (moment.download) return null;
  const between = moment.event === null || moment.event.name === 'between-actions';
  if (!between) return NOT_A_RESPONSE;
  if (t === 'any') return null;
  if (g.state.turn.seat !== seat) return t === 'turn' ? NOT_YOUR_TURN : NOT_YOUR_PLAY;
  if (t === 'turn') return null;
  return g.state.turn.segment === 'play' ? null : WRONG_SEGMENT;
}

/** It costs the normal card play, unless it is free by itself or by a text for where it is played. */
const costsPlay = (mode: PlayMode, moment: Moment): boolean =>
  mode.timing === 'normal' && !mode.free && !moment.download;
/** Is every way to play it one of the card plays, and not one that is open all turn long? */
export const isPlayedNormally = (g: Game, id: number): boolean =>
  (g.def(id).rules?.plays ?? []).every((mode) => mode.timing === 'normal');
/** The text that lets a player play this card there for free. What a place allows it allows as often in all, reports included. */
const freeText = (g: Game, seat: Seat, id: number, spot: Spot) =>
  g.tableau.free.find(
    ({ card, modifier: m }) =>
      m.who(g, card, id) && whyLimited(g, seat, card, 'report', m.limit) === null && m.at(g, card, spot),
  );

function whyNotMode(g: Game, seat: Seat, id: number, mode: PlayMode, moment: Moment): Reason | null {
  const timing = whyNotTiming(g, seat, mode, moment);
  if (timing) return timing;
  const spent = whyLimited(g, seat, id, mode.mark, mode.limit);
  if (spent) return spent;
  const untimely = whyNotFound(g, seat, id);
  if (untimely) return untimely;
  if (isShutOut(g, id, -1)) return NEEDS_DOOR;
  const banned = mode.as === undefined ? null : forbidden(g, 'play', id, seat, usage(mode.as));
  if (banned) return banned;
  if (mode.aims) {
    const busy = whyNotAim(g, seat, id);
    if (busy) return busy;
  }
  if (mode.stays) {
    const unique = whyNotUnique(g, seat, id);
    if (unique) return unique;
  }
  const ctx = ctxFor(g, seat, id, moment);
  if (mode.when !== null && !mode.when.met(ctx))
    return moment.event === null ? whyUnmet(mode.when, ctx) : NOT_A_RESPONSE;
  if (mode.targets === null && mode.effect !== null && !mode.effect.could(ctx)) {
    const rule = mode.effect.rule?.(ctx) ?? null;
    return rule === null ? NO_EFFECT : { ...NO_EFFECT, rule, also: [NO_EFFECT.rule] };
  }
  return null;
}

/** The targets of a mode: spots, or the one empty target of a card that plays on the table. */
function targetsOf(g: Game, seat: Seat, id: number, mode: PlayMode, moment: Moment): Spot[] {
  const spots = spotsOf(g, seat, id, mode, moment);
  if (!costsPlay(mode, moment) || g.state.players[seat].plays > 0) return spots;
  return spots.filter((spot) => freeText(g, seat, id, spot) !== undefined);
}

function spotsOf(g: Game, seat: Seat, id: number, mode: PlayMode, moment: Moment): Spot[] {
  if (mode.targets === null) return [NOWHERE];
  const ctx = ctxFor(g, seat, id, moment);
  const { into } = mode.targets;
  return mode.targets.ids(ctx).filter((spot) => {
    if (moment.location >= 0 && locationOfSpot(g, spot) !== moment.location) return false;
    if (whyNotTargeted(g, seat, id, spot, into)) return false;
    if (mode.effect === null) return true;
    ctx.target = spot;
    return mode.effect.could(ctx);
  });
}

/** Every way of playing a card now: target and the modes that fit it. */
export function waysToPlay(g: Game, seat: Seat, id: number, moment: Moment): Map<Spot, PlayMode[]> {
  const out = new Map<Spot, PlayMode[]>();
  if (whyTooDear(g, 'play', id, seat)) return out;
  for (const mode of g.def(id).rules?.plays ?? []) {
    if (whyNotMode(g, seat, id, mode, moment)) continue;
    for (const spot of targetsOf(g, seat, id, mode, moment)) {
      const list = out.get(spot);
      if (list === undefined) out.set(spot, [mode]);
      // the same deed, for another reason
      else if (!list.some((m) => m.mark === mode.mark)) list.push(mode);
    }
  }
  return out;
}

export function listPlays(g: Game, seat: Seat, moment: Moment, out: Option[]): void {
  for (const id of g.hand(seat)) {
    const d = g.def(id);
    const plays = d.rules?.plays;
    if (plays === undefined) continue;
    if (moment.event !== null && !d.anyTime && !d.answers.has(moment.event.name)) continue;
    if (g.tableau.forbid.length > 0 && forbidden(g, 'play', id, seat)) continue;
    if (whyTakenBack(g, id)) continue;
    for (const spot of waysToPlay(g, seat, id, moment).keys()) out.push(new Option('play', id, NOWHERE, spot));
  }
}

/** */
const isImmune = (g: Game, id: Spot, to: string): boolean =>
  isCardSpot(id) && g.def(id).rules?.immuneTo?.some((basic) => inTitleGroup(to, basic)) === true;

/** of a facility it is said what keeps it from being built there, of a site what from being added. */
function whyNoTarget(g: Game, seat: Seat, id: number, to: Spot, moment: Moment): Reason {
  const { facility, rules } = g.def(id);
  if (rules?.site && isCardSpot(to)) return whyNotAddSite(g, seat, id, to) ?? NO_TARGET;
  const ctx = ctxFor(g, seat, id, moment);
  const ruled = to === NOWHERE ? undefined : rules?.plays?.map((m) => m.targets?.rule?.(ctx, to) ?? null);
  const rule = ruled?.find((r) => r !== null);
  if (rule) return { ...NO_TARGET, rule, also: [NO_TARGET.rule] };
  if (!facility || !isLocationSpot(to)) return NO_TARGET;
  return hasFacilityAt(g, seat, spotLocation(to), id) ? BUILT : NOT_BUILT;
}

export function whyNotPlay(g: Game, seat: Seat, a: Proposal, moment: Moment): Reason | null {
  if (!g.hand(seat).includes(a.card)) return NOT_IN_HAND;
  const d = g.def(a.card);
  if (d.personnel || d.ship || d.equipment) return REPORTS;
  if (d.facts.type === 'Tactic') return NOT_FROM_HAND;
  if (d.rules?.plays === undefined) return d.status === 'facts-only' ? NO_TEXT : ONLY_SEEDS;
  const ban = forbidden(g, 'play', a.card, seat);
  if (ban) return ban;
  const back = whyTakenBack(g, a.card);
  if (back) return back;
  const dear = whyTooDear(g, 'play', a.card, seat);
  if (dear) return dear;
  const ways = waysToPlay(g, seat, a.card, moment);
  if (a.to === NOWHERE ? ways.size > 0 : ways.has(a.to)) return null;
  const into = d.rules?.plays?.find((m) => m.targets?.into !== undefined)?.targets?.into;
  const hidden = a.to === NOWHERE ? null : whyNotTargeted(g, seat, a.card, a.to, into);
  if (hidden) return hidden;
  if (isImmune(g, moment.event?.card ?? a.to, d.title)) return IMMUNE;
  // a way that fails only for want of a target says most about why it cannot be played
  const targetless =
    d.rules.plays.some((m) => costsPlay(m, moment)) && g.state.players[seat].plays === 0
      ? NO_PLAYS
      : whyNoTarget(g, seat, a.card, a.to, moment);
  const reasons = d.rules.plays.map((mode) => whyNotMode(g, seat, a.card, mode, moment) ?? targetless);
  if (reasons.includes(targetless)) return targetless;
  return reasons.find((r) => r.rule === 'R-4.26') ?? reasons[0];
}

/** it lies on the table, and both know its target; what only names something has its target in itself. */
function takeAim(g: Game, seat: Seat, id: number, target: Spot): void {
  put(g, id, Zone.Table, -1);
  aimAt(g, id, target === NOWHERE ? id : target);
  if (target !== NOWHERE) g.tell(() => ({ kind: 'aimed', who: seat, card: shown(g, id), at: placeRef(g, target) }));
}

/** Puts a played card where it stays. */
function settleDown(g: Game, seat: Seat, id: number, target: Spot, mode: PlayMode): void {
  const d = g.def(id);
  if (mode.aims) takeAim(g, seat, id, target);
  else if (mode.between) {
    putOn(g, id, target);
    aimAt(g, id, locationSpot(rightOf(g, spotLocation(target))));
  } else if (d.rules?.time) foundTimeLocation(g, id);
  else if (d.facility) put(g, id, facilityZone(d), spotLocation(target));
  else if (d.rules?.site) addSite(g, id, target);
  else if (target === NOWHERE) put(g, id, Zone.Table, -1);
  else putOn(g, id, target);
  startCountdown(g, id);
}

/**
 * Plays a card: it is shown, the other player may answer, then it does what it says. Costs are paid even when it
 * is nullified.
 */
export function* playCard(
  g: Game,
  seat: Seat,
  id: number,
  target: Spot,
  modes: readonly PlayMode[],
  moment: Moment,
): Flow {
  const question = { id: 'mode', text: 'How is {card} used?', card: id };
  const mode = modes.length > 1 ? (yield* askForWay(seat, modes, question))! : modes[0];
  if (!(yield* payTaxes(g, 'play', id, seat))) return;
  const normal = costsPlay(mode, moment);
  const gift = normal ? freeText(g, seat, id, target) : undefined;
  const isNormal = normal && gift === undefined;
  if (isNormal) spendPlay(g, seat);
  else playFree(g, seat);
  if (gift !== undefined) useUp(g, seat, gift.card, 'report', gift.modifier.limit);
  useUp(g, seat, id, mode.mark, mode.limit);
  aside(g, id);
  reveal(g, id, 'both');
  g.tell(() => ({
    kind: 'played',
    who: seat,
    card: shown(g, id),
    on: placeRefOrNull(g, target),
    how: 'openly',
    ...(isNormal && TAKES_PLAY),
  }));
  if (modes.length > 1) tellChoice(g, seat, mode, id);
  const e = playing(g, seat, id, target);
  if (mode.as !== undefined) e.as = mode.as;
  if (!moment.download) e.paid = isNormal ? 'normal' : 'free';
  yield* respond(g, e);
  if (e.cancelled) {
    g.tell(() => ({ kind: 'nullified', card: shown(g, id), by: sourceRef(g, e.nullifier) }));
    if (g.card(id).zone === Zone.Aside) toPile(g, id, Zone.Discard);
    return;
  }
  yield* during(g, e, takeEffect(g, seat, id, target, mode, moment));
  if (g.card(id).zone !== Zone.Aside) return;
  // A used-up interrupt with a point box is scored (CR-08, CR-128, CR-159)
  if (e.as === 'Interrupt' && g.def(id).facts.points !== undefined) scoreCard(g, seat, id);
  else toPile(g, id, Zone.Discard);
}

/** That a card is played, as others answer it. */
export function playing(g: Game, seat: Seat, id: number, target: Spot): GameEvent {
  const e = new GameEvent('plays', seat, id, isCardSpot(target) ? [target] : []);
  e.spot = target;
  e.location = locationOfSpot(g, target);
  e.as = g.def(id).facts.type;
  return e;
}

/** What a card does that nobody has nullified: it goes where it stays, and does what it says. */
export function* takeEffect(g: Game, seat: Seat, id: number, target: Spot, mode: PlayMode, moment: Moment): Flow {
  // A target that is gone by now: the card has no effect
  if (isCardSpot(target) && !inPlay(g.card(target))) {
    toPile(g, id, Zone.Discard);
    return;
  }
  // what is used up lies open until it has done its work
  if (mode.stays) {
    settleDown(g, seat, id, target, mode);
    hide(g, [id]);
  }
  if (mode.effect === null) return;
  const ctx = ctxFor(g, seat, id, moment);
  ctx.target = target;
  yield* carryOut(mode.effect, ctx);
}

export function* runPlay(g: Game, seat: Seat, o: Option, moment: Moment): Flow {
  const modes = waysToPlay(g, seat, o.card, moment).get(o.to) ?? [];
  yield* playCard(g, seat, o.card, o.to, modes, moment);
}

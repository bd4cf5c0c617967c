/** A turn: start, card plays, orders, end (R-4.1; CR-110, CR-185 to CR-192; WARP-26, WARP-35, WARP-36). */

import { repairDocked } from '../battle/repair.ts';
import { AT_START, ORDINARY } from '../core/action.ts';
import { Option } from '../core/decision.ts';
import {
  inPlay,
  newAllowances,
  passTurn,
  restoreRange,
  setCountdown,
  setSegment,
  setStatus,
  toPile,
} from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { ask, chooseCards, chooseFirst, confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Delayed } from '../core/lasting.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { countsDown } from '../happenings/counting-down.ts';
import { draw, drawFirmly, NORMAL } from '../happenings/drawing.ts';
import { comeDue, wearOff } from '../happenings/lasting.ts';
import { leavePlay, tellDiscarded } from '../happenings/leaving.ts';
import { respond } from '../happenings/responses.ts';
import { whiteDeprivation } from '../ketracel-white/deprivation.ts';
import type { Trigger, TriggerTime } from '../language/definition.ts';
import { Reading, THEM } from '../language/reading.ts';
import { scoutShip } from '../missions/scout.ts';
import { areExhausted, endOnCount } from '../winning/victory.ts';
import { replacePersonas } from './persona.ts';

/** One step of a turn; true when an action was taken. */
export function* turnStep(g: Game): Flow<boolean> {
  switch (g.state.turn.segment) {
    case 'start':
      yield* startOfTurn(g);
      break;
    case 'play':
    case 'orders':
      return yield* takeAction(g);
    case 'end':
      yield* endOfTurn(g);
      break;
  }
  return false;
}

// ----- start

function* startOfTurn(g: Game): Flow {
  const seat = g.state.turn.seat;
  const begins = new GameEvent('turn-begins', seat, -1);
  yield* respond(g, begins);
  if (begins.cancelled) {
    g.tell(() => ({ kind: 'turn-skipped', who: seat }));
    nextTurn(g, false);
    return;
  }
  newAllowances(g, seat);
  g.tell(() => ({ kind: 'turn', number: g.state.turn.number, who: seat }));
  refresh(g, seat);
  yield* whiteDeprivation(g, seat);
  yield* delayed(g, 'start');
  yield* timedTriggers(g, 'start of your turn', 'start of every turn');
  yield* startAbilities(g, seat);
  yield* replacePersonas(g, seat);
  setSegment(g, 'play');
}

/** RANGE is restored: stopped cards recover at the start of their player's turn. */
function refresh(g: Game, seat: Seat): void {
  for (const id of g.tableau.inPlay) {
    const c = g.card(id);
    if (c.controller !== seat) continue;
    restoreRange(g, c.id);
    if ((c.status & Status.HeldStop) === 0) setStatus(g, c.id, Status.Stopped, false);
  }
}

function* startAbilities(g: Game, seat: Seat): Flow {
  for (;;) {
    const options: Option[] = [];
    for (const verb of ['use', 'play']) g.actions.of(verb)!.list(g, seat, options, AT_START);
    if (options.length === 0) return;
    options.push(new Option('pass'));
    const prompt = { id: 'start-of-turn', text: 'Start of your turn: use any of these?', card: -1 };
    const { option } = yield* ask({ seat, kind: 'response', prompt, options });
    if (option.verb === 'pass') return;
    yield* g.actions.of(option.verb)!.run(g, seat, option, [], AT_START);
  }
}

// ----- triggers of a time

interface Due {
  card: number;
  trigger: Trigger;
}

function due(g: Game, yours: TriggerTime, every: TriggerTime): Due[] {
  const seat = g.state.turn.seat;
  const out: Due[] = [];
  for (const card of g.tableau.active) {
    for (const trigger of g.def(card).rules?.triggers ?? []) {
      if (trigger.at !== every && !(trigger.at === yours && g.card(card).controller === seat)) continue;
      const ctx = new Reading(g, card, seat);
      if (trigger.when === null || trigger.when.met(ctx)) out.push({ card, trigger });
    }
  }
  return out;
}

/** mandatory ones first; within each class the player whose turn it is picks the order. */
function* timedTriggers(g: Game, yours: TriggerTime, every: TriggerTime): Flow {
  const all = due(g, yours, every);
  for (const optional of [false, true]) {
    let left = all.filter((d) => d.trigger.optional === optional);
    while (left.length > 0) {
      const cards = [...new Set(left.map((d) => d.card))];
      const card = yield* chooseFirst(g, g.state.turn.seat, cards);
      const next = left.find((d) => d.card === card)!;
      left = left.filter((d) => d !== next);
      if (!inPlay(g.card(next.card))) continue;
      const you = next.trigger.at === every ? g.state.turn.seat : g.card(next.card).controller;
      const ctx = new Reading(g, next.card, you);
      if (next.trigger.when !== null && !next.trigger.when.met(ctx)) continue;
      yield* carryOut(next.trigger.effect, ctx);
    }
  }
}

// ----- actions

/** Everything that a player can do now in the own turn. */
export function listActions(g: Game, seat: Seat): Option[] {
  const out: Option[] = [];
  for (const a of g.actions.all) a.list(g, seat, out, ORDINARY);
  // what a text demands is done before
  if (out.length === 0 || forbidden(g, 'end-turn', seat, seat) === null) out.push(new Option('end-turn'));
  return out;
}

const PROMPTS = {
  play: { id: 'play', text: 'Your turn: play cards, or give orders', card: -1 },
  orders: { id: 'orders', text: 'Your turn: give orders, or end your turn', card: -1 },
} as const;

/** CR-192: any action but playing cards and what may be done at any time moves on to execute orders. */
export const isOrder = (g: Game, o: Option): boolean =>
  o.verb !== 'end-turn' && (g.actions.of(o.verb)?.isOrder?.(g, o) ?? true);

/** Is there a card that could be played or reported now, and no longer once an order is given (CR-192)? */
export const hasCardPlays = (g: Game, options: readonly Option[]): boolean =>
  g.state.turn.segment === 'play' && options.some((o) => g.actions.of(o.verb)?.isCardPlay?.(g, o) === true);

/** True when something was done, false when the turn was ended. */
function* takeAction(g: Game): Flow<boolean> {
  const seat = g.state.turn.seat;
  const segment = g.state.turn.segment as 'play' | 'orders';
  const { option, cards } = yield* ask({
    seat,
    kind: 'action',
    prompt: PROMPTS[segment],
    options: g.optionsOfTurn(() => listActions(g, seat)),
    check: (o, ids) => g.actions.of(o.verb)?.check?.(g, seat, o, ids) ?? null,
  });
  if (option.verb === 'end-turn') {
    setSegment(g, 'end');
    return false;
  }
  const action = g.actions.of(option.verb)!;
  if (isOrder(g, option)) setSegment(g, 'orders');
  yield* action.run(g, seat, option, cards, ORDINARY);
  return true;
}

// ----- end

function* endOfTurn(g: Game): Flow {
  const seat = g.state.turn.seat;
  scoutShip(g, seat);
  yield* timedTriggers(g, 'end of your turn', 'end of every turn');
  yield* delayed(g, 'end');
  yield* countdowns(g, seat);
  yield* repairDocked(g, seat);
  releaseHeldStops(g);
  yield* lastDraw(g, seat);
  if (areExhausted(g)) endOnCount(g, 'R-11.64');
  nextTurn(g, g.state.result === null && (yield* takesAnother(g, seat)));
}

/** whoever may take double turns takes each of them twice, if the player wants it so. */
function* takesAnother(g: Game, seat: Seat): Flow<boolean> {
  if (g.state.turn.extra || !granted(g, 'double-turn', seat, -1)) return false;
  return yield* confirm(seat, { id: 'double-turn', text: 'Take a second turn?', card: -1 });
}

function nextTurn(g: Game, again: boolean): void {
  wearOff(g, ({ term }) => term.kind === 'turn' && term.turn <= g.state.turn.number);
  passTurn(g, again);
}

/** a dilemma counts down in the turns of whoever seeded it, though it acts for the player who met it. */
const countsFor = (g: Game, id: number): Seat =>
  g.def(id).dilemma && g.format.countdownOf === 'owner' ? g.card(id).owner : g.card(id).controller;

/** one tick at the end of each turn of the card's player; at zero it expires. */
function* countdowns(g: Game, seat: Seat): Flow {
  for (let id = 0; id < g.state.cards.length; id++) {
    const c = g.card(id);
    // what is not in play has none
    if (c.countdown === -1 || countsFor(g, id) !== seat || !countsDown(g, id)) continue;
    setCountdown(g, id, c.countdown - 1);
    if (g.state.cards[id].countdown > 0) continue;
    g.tell(() => ({ kind: 'ended', card: shown(g, id), why: 'expired' }));
    const expires = g.def(id).rules?.expires;
    if (expires) yield* carryOut(expires, new Reading(g, id, g.card(id).controller));
    if (inPlay(g.card(id))) leavePlay(g, id, Zone.Discard);
  }
}

/** What was put off to this moment. */
function* delayed(g: Game, at: Delayed['at']): Flow {
  // a turn that is left out is made up for in the next one of the same player
  const due = (x: Delayed): boolean =>
    x.turn <= g.state.turn.number && (g.state.turn.number - x.turn) % 2 === 0 && x.at === at;
  for (const d of g.state.delayed.filter(due)) {
    comeDue(g, d);
    const r = new Reading(g, d.source, d.you);
    r.bind(THEM, d.subjects);
    yield* carryOut(g.defs[d.def].rules!.delayed![d.clause], r);
  }
}

function releaseHeldStops(g: Game): void {
  for (const c of g.state.cards) {
    if ((c.status & Status.HeldStop) === 0 || c.until > g.state.turn.number) continue;
    setStatus(g, c.id, Status.HeldStop, false);
    setStatus(g, c.id, Status.Stopped, false);
  }
}

function* lastDraw(g: Game, seat: Seat): Flow {
  const player = g.state.players[seat];
  yield* draw(g, seat, 1, NORMAL);
  yield* draw(g, seat, player.extraDraws);
  const size = g.format.evenUp ?? g.format.handLimit;
  if (size === null) return;
  if (g.format.evenUp !== null) drawFirmly(g, seat, size - g.hand(seat).length);
  const extra = Math.max(0, g.hand(seat).length - size);
  const question = { id: 'even-up', text: `Discard down to ${size} cards` };
  for (const id of yield* chooseCards(g, seat, g.hand(seat).slice(), extra, extra, question)) {
    tellDiscarded(g, id, 'hand', g.format.evenUp !== null ? 'WARP-36' : 'R-2.8');
    toPile(g, id, Zone.Discard);
  }
}

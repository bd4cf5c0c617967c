/** For any action that a player could name: why it cannot be done now, with the rule, or null when it is open. */

import { whyNotSpecialDownload } from '../downloads/special.ts';
import { ERASE, whyNotErase } from '../holograms/erasing.ts';
import { whyNotReactivate } from '../holograms/holograms.ts';
import { whyNotUse } from '../playing/abilities.ts';
import { whyNotActivate, whyNotPlayFaceDown } from '../playing/hidden-agenda.ts';
import { ORDINARY, whyNotPlay } from '../playing/play.ts';
import { whyNotReport } from '../reporting/report.ts';
import { whyNotBatch } from '../seeding/batch.ts';
import { whyNotSeed } from '../seeding/cards.ts';
import { orderFor } from '../turn/orders.ts';
import type { Action, Decision, Option, Reason } from './decision.ts';
import { type EventName, GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { NOWHERE } from './spot.ts';
import { type Seat, Status } from './state.ts';

const OVER: Reason = { rule: 'R-11.61', text: 'The game is over' };
const NOT_ASKED: Reason = {
  rule: 'R-4.9',
  text: 'Another player’s decision is open; you can only answer what is asked of you',
};
const SEED_PHASE: Reason = { rule: 'CR-173', text: 'During the seed phases cards are only seeded' };
const PLAY_PHASE: Reason = { rule: 'R-3.1', text: 'The seed phases are over' };
const NOT_YOUR_TURN: Reason = { rule: 'R-7.1', text: 'Orders are given in your own turn' };
const CARD_PLAY: Reason = {
  rule: 'CR-186',
  text: 'Cards are played in the card-play segment of your own turn',
  also: ['R-4.3', 'R-7.1'],
};
const AFTER_ORDERS: Reason = {
  rule: 'CR-192',
  text: 'Once an order is given, only interrupts and doorways may be played',
  also: ['CR-186', 'R-4.5'],
};
const IN_ACTION: Reason = { rule: 'R-4.9', text: 'Something else is under way, and this is no answer to it' };
const NOT_OFFERED: Reason = { rule: 'R-4.26', text: 'That is not among the possible answers' };
const UNKNOWN: Reason = { rule: 'R-4.7', text: 'No rule or card allows that' };

/** Does an option fit an action, field by field, where the action says something? */
function fits(o: Option, a: Action): boolean {
  if (o.verb !== a.verb) return false;
  if (a.card >= 0 && o.card !== a.card) return false;
  if (a.from !== NOWHERE && o.from !== a.from) return false;
  if (a.to !== NOWHERE && o.to !== a.to) return false;
  if (a.word !== '' && o.word !== a.word) return false;
  if (a.cards.length === 0) return true;
  if (o.group === null) return a.cards.length === 1 && o.card === a.cards[0];
  if (a.cards.length < o.min || a.cards.length > o.max) return false;
  return a.cards.every((id) => o.group!.includes(id));
}

function fitsDecision(d: Decision, a: Action): boolean {
  for (const o of d.options) {
    if (fits(o, a) && (a.cards.length === 0 || o.group === null || !d.check || d.check(o, a.cards) === null))
      return true;
  }
  return false;
}

const isOff = (g: Game, id: number): boolean => ((g.state.cards[id]?.status ?? 0) & Status.Deactivated) !== 0;

/** The event being answered, as far as a refusal needs it. */
function momentEvent(d: Decision, seat: Seat): GameEvent | null {
  return d.kind === 'response' ? new GameEvent(d.prompt.id as EventName, seat, d.prompt.card) : null;
}

export function whyNot(g: Game, seat: Seat, a: Action): Reason | null {
  const decision = g.decisionFor(seat);
  if (decision !== null && fitsDecision(decision, a)) return null;
  return reasonFor(g, seat, a, decision) ?? (decision === null ? NOT_ASKED : NOT_OFFERED);
}

function reasonFor(g: Game, seat: Seat, a: Action, decision: Decision | null): Reason | null {
  if (g.state.result !== null) return OVER;
  const p = g.state.processes[g.state.processes.length - 1];
  if (p.kind === 'seeding') {
    if (a.verb === 'download') return whyNotSpecialDownload(g, seat, a, null);
    if (a.verb !== 'seed' && a.verb !== 'take-back')
      return decision !== null && a.verb === 'pass' ? NOT_OFFERED : SEED_PHASE;
    if (p.phase === 'dilemma-phase' && g.format.batchSeeding) return whyNotBatch(g, p, seat, a);
    return whyNotSeed(g, seat, a, p.phase);
  }
  switch (a.verb) {
    case 'seed':
    case 'take-back':
      return PLAY_PHASE;
    case 'report':
      if (g.state.turn.seat !== seat) return CARD_PLAY;
      if (g.state.turn.segment !== 'play') return AFTER_ORDERS;
      return whyNotReport(g, seat, a) ?? IN_ACTION;
    case 'play':
      if (a.word === 'face-down') return whyNotPlayFaceDown(g, seat, a.card);
      if (decision === null) return whyNotPlay(g, seat, a, ORDINARY) ?? NOT_ASKED;
      return whyNotPlay(g, seat, a, { event: momentEvent(decision, seat), download: false, location: -1 }) ?? IN_ACTION;
    case 'use':
      if (a.word !== '' && ERASE.startsWith(a.word))
        return g.state.turn.seat === seat ? whyNotErase(g, seat, a.card) : NOT_YOUR_TURN;
      return whyNotUse(g, seat, a, { event: decision === null ? null : momentEvent(decision, seat), start: false });
    case 'activate':
      return isOff(g, a.card) ? whyNotReactivate(g, seat, a.card) : whyNotActivate(g, seat, a.card);
    case 'download':
      return whyNotSpecialDownload(g, seat, a, null);
    case 'end-turn':
      return g.state.turn.seat === seat ? IN_ACTION : NOT_YOUR_TURN;
    case 'pick':
    case 'pass':
      return null;
    default: {
      const order = orderFor(a.verb);
      if (order === undefined) return UNKNOWN;
      const anybodysTurn = a.verb === 'infiltrate' || a.verb === 'expose';
      if (g.state.turn.seat !== seat && !anybodysTurn) return NOT_YOUR_TURN;
      const why = order.why(g, seat, a);
      return why ?? (decision?.kind === 'action' ? null : IN_ACTION);
    }
  }
}

/** An action with nothing said but what is given. */
export const action = (verb: Action['verb'], more: Partial<Action> = {}): Action => ({
  verb,
  card: -1,
  from: NOWHERE,
  to: NOWHERE,
  word: '',
  cards: [],
  ...more,
});

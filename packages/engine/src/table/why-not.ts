/** For any action that a player could name: why it cannot be done now, with the rule, or null when it is open. */

import { whyNotFire } from '../battle/weapons.ts';
import { answering, type Moment, ORDINARY } from '../core/action.ts';
import type { Decision, Option, Proposal, Reason } from '../core/decision.ts';
import type { GameEvent, Occasion } from '../core/events.ts';
import { forbidden } from '../core/permissions.ts';
import { NOT_IN_PLAY, NOT_YOUR_TURN, UNKNOWN_PLACE } from '../core/reasons.ts';
import { isCardSpot, NOWHERE, type Spot, spotLocation } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { download } from '../downloads/special.ts';
import { whyNotBatch } from '../seeding/batch.ts';
import { whyNotSeed } from '../seeding/cards.ts';
import type { Game } from './game.ts';

const OVER: Reason = { rule: 'R-11.61', text: 'The game is over' };
const NOT_ASKED: Reason = {
  rule: 'R-4.9',
  text: 'Another player’s decision is open; you can only answer what is asked of you',
};
const SEED_PHASE: Reason = { rule: 'CR-173', text: 'During the seed phases cards are only seeded', also: ['R-3.3'] };
const PLAY_PHASE: Reason = { rule: 'R-3.1', text: 'The seed phases are over' };
const IN_ACTION: Reason = { rule: 'R-4.9', text: 'Something else is under way, and this is no answer to it' };
/** Where no rule has more to say. */
export const NOT_OFFERED: Reason = { rule: 'R-4.26', text: 'That is not among the possible answers' };
const NO_RETURN_FIRE: Reason = {
  rule: 'R-9.10',
  text: 'Only the defender’s able cards return fire, while the battle is being initiated',
  also: ['BOG-18', 'R-4.7'],
};
const UNKNOWN: Reason = { rule: 'R-4.7', text: 'No rule or card allows that' };

/** Does an option fit an action, field by field, where the action says something? */
function fits(o: Option, a: Proposal): boolean {
  if (o.verb !== a.verb) return false;
  if (a.card >= 0 && o.card !== a.card) return false;
  if (a.from !== NOWHERE && o.from !== a.from) return false;
  if (a.to !== NOWHERE && o.to !== a.to) return false;
  if (a.word !== '' && o.word !== a.word && o.mark !== a.word) return false;
  if (a.cards.length === 0) return true;
  if (o.group === null) return a.cards.length === 1 && o.card === a.cards[0];
  if (a.cards.length < o.min || a.cards.length > o.max) return false;
  return a.cards.every((id) => o.group!.includes(id));
}

function fitsDecision(d: Decision, a: Proposal): boolean {
  for (const o of d.options) {
    if (fits(o, a) && (a.cards.length === 0 || o.group === null || !d.check || d.check(o, a.cards) === null))
      return true;
  }
  return false;
}

export function whyNot(g: Game, seat: Seat, a: Proposal): Reason | null {
  const decision = g.decisionFor(seat);
  if (decision !== null && fitsDecision(decision, a)) return null;
  return reasonFor(g, seat, a, decision) ?? (decision === null ? NOT_ASKED : NOT_OFFERED);
}

function reasonFor(g: Game, seat: Seat, a: Proposal, decision: Decision | null): Reason | null {
  if (g.state.result !== null) return OVER;
  const unknown = whyUnknown(g, a);
  if (unknown !== null) return unknown;
  const p = g.state.processes[g.state.processes.length - 1];
  if (p.kind === 'seeding') {
    if (a.verb === 'download') return download.why(g, seat, a, ORDINARY);
    if (a.verb !== 'seed' && a.verb !== 'take-back')
      return decision !== null && a.verb === 'pass' ? NOT_OFFERED : SEED_PHASE;
    const batch = p.phase === 'dilemma-phase' && g.format.batchSeeding;
    const why = batch ? whyNotBatch(g, p, seat, a) : whyNotSeed(g, seat, a, p.phase);
    if (why !== null) return why;
    // it may be seeded: later, where the other player is to seed now or something else is asked before
    if (decision === null || (!batch && p.seat !== seat)) return NOT_ASKED;
    return decision.kind === 'seed' ? null : IN_ACTION;
  }
  switch (a.verb) {
    case 'seed':
    case 'take-back':
      return PLAY_PHASE;
    case 'end-turn':
      return g.state.turn.seat === seat ? (forbidden(g, 'end-turn', seat, seat) ?? IN_ACTION) : NOT_YOUR_TURN;
    case 'fire':
      return whyNotReturnFire(g, seat, a);
    case 'hold-fire':
      return NO_RETURN_FIRE;
    case 'pick':
    case 'pass':
      return null;
    default:
      return whyNotAction(g, seat, a, decision);
  }
}

/** Of a card that could not fire anyhow its own reason is said: docked, cloaked, nobody who matches. */
function whyNotReturnFire(g: Game, seat: Seat, a: Proposal): Reason {
  for (const id of a.cards.length > 0 ? a.cards : [a.card]) {
    const why = id < 0 ? null : whyNotFire(g, seat, id, 'answer', a.to);
    if (why !== null) return { ...why, also: [...(why.also ?? []), NO_RETURN_FIRE.rule, ...NO_RETURN_FIRE.also!] };
  }
  return NO_RETURN_FIRE;
}

/** The rules that say of single actions that they belong to the own turn. */
const OWN_TURN: Partial<Record<Proposal['verb'], readonly string[]>> = {
  cloak: ['CR-66'],
  decloak: ['CR-66'],
  phase: ['CR-66'],
  dephase: ['CR-66'],
  switch: ['R-6.9'],
};

const ofOwnTurn = (why: Reason, verb: Proposal['verb']): Reason => ({
  ...why,
  also: [...(why.also ?? []), ...(OWN_TURN[verb] ?? [])],
});

/** Whoever asks may name what is not in this game; the actions themselves need not think of it. */
function whyUnknown(g: Game, a: Proposal): Reason | null {
  const { cards, locations } = g.state;
  const isPlace = (s: Spot) => s === NOWHERE || (isCardSpot(s) ? cards[s] : locations[spotLocation(s)]) !== undefined;
  if (!isPlace(a.from) || !isPlace(a.to)) return UNKNOWN_PLACE;
  return [a.card, ...a.cards].some((id) => id !== -1 && cards[id] === undefined) ? NOT_IN_PLAY : null;
}

function whyNotAction(g: Game, seat: Seat, a: Proposal, decision: Decision | null): Reason | null {
  const action = g.actions.of(a.verb);
  if (action === undefined) return UNKNOWN;
  // what can only be an order of the own turn
  if (action.answers === undefined && a.verb !== 'report' && g.state.turn.seat !== seat)
    return ofOwnTurn(action.ownTurn ?? NOT_YOUR_TURN, a.verb);
  const why = action.why(g, seat, a, momentOf(decision));
  if (why !== null || decision?.kind === 'action') return why;
  return decision === null ? NOT_ASKED : IN_ACTION;
}

/** What questions belong to without being answers to it. */
const COURSES: readonly Occasion['name'][] = ['seeds', 'turn-begins', 'turn', 'turn-ends', 'takes-over'];

const isAnswered = (event: Occasion): event is GameEvent => !COURSES.includes(event.name);

/** What is done in answer, or as an order. */
function momentOf(decision: Decision | null): Moment {
  if (decision?.kind !== 'response') return ORDINARY;
  const { event } = decision;
  return isAnswered(event) ? answering(event) : ORDINARY;
}

/** An action with nothing said but what is given. */
export const action = (verb: Proposal['verb'], more: Partial<Proposal> = {}): Proposal => ({
  verb,
  card: -1,
  from: NOWHERE,
  to: NOWHERE,
  word: '',
  cards: [],
  ...more,
});

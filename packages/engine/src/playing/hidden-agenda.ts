/** Hidden agendas: face down on the table, turned up between actions or in answer to something, then like any card. */

import { answering, type Moment, ORDINARY } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { inPlay, put, setStatus, spendPlay } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { ref, shown, sourceRef, TAKES_PLAY } from '../core/telling.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { respond, runTriggers, triggersAnswering } from '../happenings/responses.ts';
import type { Ability, PlayMode } from '../language/definition.ts';
import { listAbilitiesOf, useAbility } from './abilities.ts';
import { playing, takeEffect, waysToPlay } from './play.ts';
import { whyNotUnique } from './uniqueness.ts';

const NOT_FACE_DOWN: Reason = { rule: 'R-4.40', text: 'Only a hidden agenda that lies face down can be activated' };
const NOTHING_TO_DO: Reason = {
  rule: 'R-4.40',
  text: 'It has something to do at once and cannot, so that it would be turned down again',
};
const NO_ANSWER: Reason = { rule: 'R-4.40', text: 'Its text does not answer what is happening now', also: ['R-4.11'] };

const canActivate = (g: Game, seat: Seat, id: number): boolean => {
  const c = g.card(id);
  return c.zone === Zone.Table && c.controller === seat && (c.status & Status.FaceDown) !== 0;
};

/** What should not have been seeded, or may not be in play twice, is turned up for nothing. */
const isForNothing = (g: Game, seat: Seat, id: number): boolean =>
  (g.card(id).status & Status.MisSeed) !== 0 || whyNotUnique(g, seat, id) !== null;

/** It is as if it were played now: for its effect, on what its text says. */
const TURNED_UP: Moment = { ...ORDINARY, download: true };

export function whyNotActivate(g: Game, seat: Seat, id: number, event: GameEvent | null): Reason | null {
  if (g.state.cards[id] === undefined || !canActivate(g, seat, id)) return NOT_FACE_DOWN;
  if (!isForNothing(g, seat, id) && waysToPlay(g, seat, id, TURNED_UP).size === 0) return NOTHING_TO_DO;
  const answers = event !== null && event.name !== 'between-actions';
  if (answers) return isAnswer(g, seat, id, event) ? null : NO_ANSWER;
  return onlyAnswers(g, id) && !isForNothing(g, seat, id) ? NO_ANSWER : null;
}

/** All that it does is an answer to something, so that it is turned up when it answers. */
function onlyAnswers(g: Game, id: number): boolean {
  const { modifiers = [], triggers = [], abilities = [] } = g.def(id).rules ?? {};
  const isAnswering = ({ timing }: Ability): boolean => typeof timing === 'object';
  return modifiers.length + triggers.length === 0 && abilities.length > 0 && abilities.every(isAnswering);
}

/** turned up, it would do something about what is happening. */
const isAnswer = (g: Game, seat: Seat, id: number, event: GameEvent): boolean =>
  triggersAnswering(g, id, event).length > 0 || listAbilitiesOf(g, seat, id, answering(event)).length > 0;

export function listActivations(g: Game, seat: Seat, event: GameEvent | null, out: Option[]): void {
  for (const id of g.tableau.faceDown)
    if (whyNotActivate(g, seat, id, event) === null) out.push(new Option('activate', id));
}

/** Turned up in answer to something, it answers. */
export function* activate(g: Game, seat: Seat, id: number, event: GameEvent | null): Flow {
  if (!(yield* turnUp(g, seat, id)) || event === null || event.name === 'between-actions') return;
  yield* runTriggers(g, event, id);
  // no agenda has two that answer the same
  const [use] = listAbilitiesOf(g, seat, id, answering(event));
  if (use !== undefined) yield* useAbility(g, seat, use, event);
}

/** Is it in play now? */
function* turnUp(g: Game, seat: Seat, id: number): Flow<boolean> {
  const forNothing = isForNothing(g, seat, id);
  const ways = forNothing ? new Map<Spot, PlayMode[]>() : waysToPlay(g, seat, id, TURNED_UP);
  setStatus(g, id, Status.FaceDown, false);
  g.tell(() => ({ kind: 'activated', who: seat, card: shown(g, id) }));
  if (forNothing) {
    leavePlay(g, id, (g.card(id).status & Status.MisSeed) !== 0 ? Zone.OutOfPlay : Zone.Discard);
    return false;
  }
  const question = { id: 'target', text: '{card}: on what?', card: id };
  const target = yield* chooseSpot(g, seat, [...ways.keys()], question);
  // none does the same in two ways
  const [mode] = ways.get(target)!;
  const e = playing(g, seat, id, target);
  yield* respond(g, e);
  if (!e.cancelled) {
    yield* takeEffect(g, seat, id, target, mode, TURNED_UP);
    return inPlay(g.card(id));
  }
  g.tell(() => ({ kind: 'nullified', card: shown(g, id), by: sourceRef(g, e.nullifier) }));
  leavePlay(g, id, Zone.Discard);
  return false;
}

/** Playing one face down uses the normal card play. */
export function whyNotPlayFaceDown(g: Game, seat: Seat, id: number): Reason | null {
  if (!g.def(id).hidesAgenda || !g.hand(seat).includes(id)) return NOT_FACE_DOWN;
  if (g.state.turn.seat !== seat || g.state.turn.segment !== 'play') {
    return { rule: 'CR-186', text: 'A hidden agenda is played in your card-play segment', also: ['CR-192', 'R-4.3'] };
  }
  return g.state.players[seat].plays > 0
    ? null
    : { rule: 'R-4.3', text: 'You have no normal card play left this turn', also: ['WARP-26', 'CR-185'] };
}

export function* playFaceDown(g: Game, seat: Seat, id: number): Flow {
  spendPlay(g, seat);
  put(g, id, Zone.Table, -1);
  setStatus(g, id, Status.FaceDown, true);
  g.tell(() => ({ kind: 'played', who: seat, card: ref(g, id), on: null, how: 'face-down', ...TAKES_PLAY }));
}

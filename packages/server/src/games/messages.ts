/** What one viewer is sent: only what that viewer may know. */
import { type DecisionKind, type Game, type Seat, type View, type Viewer, view } from '@spaceline/engine';
import {
  applyPatch,
  briefUpdate,
  type ClockView,
  type DecisionView,
  decisionView,
  diffView,
  type GameMessage,
  isWaitedFor,
  type LogLine,
  logLineOf,
  type SeatView,
  type UpdateMessage,
} from '@spaceline/protocol';

export type Last = { n: number; answer: string } | null;

/** A game as far as messages need it. */
export interface Scene {
  id: string;
  format: string;
  game: Game;
  /** nobody is asked: it is adjourned */
  isStill: boolean;
  n: number;
  names: [string, string];
  seats: [SeatView, SeatView];
  clock: ClockView;
  commitment: string;
  seed: string;
  /** the event it is played in */
  event: string | null;
  undo: { n: number; by: number } | null;
  /** each seat's last answer that stands */
  last: [Last, Last];
}

/** What all watchers with the same eyes have been sent. */
export interface Sent {
  view: View;
  log: number;
  /** the question, to see whether it changed, and the number since when it is open */
  question: string;
  since: number;
}

/** Who else is waited for. */
function waiting({ game, isStill }: Scene, viewer: Viewer): { seat: number; kind: DecisionKind } | null {
  if (isStill) return null;
  for (const d of [game.decision, game.decision?.also]) {
    if (d && d.seat !== viewer && isWaitedFor(d)) return { seat: d.seat, kind: d.kind };
  }
  return null;
}

function asked(scene: Scene, viewer: Viewer): DecisionView | null {
  if (viewer < 0 || scene.isStill) return null;
  const d = scene.game.decisionFor(viewer as Seat);
  return d === null ? null : decisionView(scene.game, viewer as Seat, d, scene.n);
}

const lines = (scene: Scene, viewer: Viewer, from: number): LogLine[] =>
  scene.game.log.slice(from).map((e) => logLineOf(scene.game, viewer, e));

const seedOf = (scene: Scene): string | null => (scene.game.state.result === null ? null : scene.seed);

function lastOf({ game, last }: Scene, viewer: Viewer): { undoable: number | null; last: Last } {
  const mine = viewer < 0 ? null : last[viewer as Seat];
  return { undoable: game.state.result === null ? (mine?.n ?? null) : null, last: mine };
}

function remember(scene: Scene, seen: View, decision: DecisionView | null, before: Sent | null): Sent {
  // Only where both are asked at once can a question outlast somebody's answer.
  const both = decision !== null && scene.game.decision?.also !== undefined;
  const question = both ? JSON.stringify({ ...decision, n: 0 }) : '';
  const since = both && before?.question === question ? before.since : scene.n;
  return { view: seen, log: scene.game.log.length, question, since };
}

/** Everything, for somebody who joins or has to begin anew. */
export function wholeGame(scene: Scene, viewer: Viewer, notice?: string): { message: GameMessage; sent: Sent } {
  const { game } = scene;
  const seen = view(game, viewer);
  const decision = asked(scene, viewer);
  const message: GameMessage = {
    t: 'game',
    game: scene.id,
    format: scene.format,
    seat: viewer,
    seats: scene.seats,
    n: scene.n,
    view: seen,
    decision,
    waiting: waiting(scene, viewer),
    log: lines(scene, viewer, 0),
    clock: scene.clock,
    commitment: scene.commitment,
    seed: seedOf(scene),
    ...(scene.event !== null && { event: scene.event }),
    ...(notice !== undefined && { notice }),
    undo: scene.undo,
    ...lastOf(scene, viewer),
  };
  return { message, sent: remember(scene, seen, decision, null) };
}

/** What changed since the last message. */
export function change(scene: Scene, viewer: Viewer, before: Sent): { message: UpdateMessage; sent: Sent } {
  const { game } = scene;
  const patch = diffView(before.view, view(game, viewer));
  // what has not changed is kept as it is: it is old, and a new one would live just long enough to become old as well
  const seen = applyPatch(before.view, patch);
  const decision = asked(scene, viewer);
  const message = briefUpdate({
    t: 'update',
    game: scene.id,
    n: scene.n,
    patch,
    decision,
    waiting: waiting(scene, viewer),
    log: lines(scene, viewer, before.log),
    clock: scene.clock,
    seed: seedOf(scene),
    ...lastOf(scene, viewer),
  });
  return { message, sent: remember(scene, seen, decision, before) };
}

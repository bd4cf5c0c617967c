/** What the server says, and what becomes of the game that this page shows. */
import type {
  AdjournedMessage,
  DecisionView,
  DrawMessage,
  ErrorCode,
  GameMessage,
  ServerMessage,
  UpdateMessage,
} from '@spaceline/protocol';
import { applyPatch } from '@spaceline/protocol/patch';
import { wholeUpdate } from '@spaceline/protocol/update';
import { readOption, type Words } from '@spaceline/protocol/words';
import { WHO_AGAIN } from './api.ts';
import { answered } from './asking.ts';
import { askForCalls, heardCall } from './calls.ts';
import { say as words } from './say.ts';
import { type Decision, type Game, notice, type Sending, set, state } from './state.ts';
import { hear, refuseUnheard, type Unheard, waitingFor } from './talk.ts';
import { isRetold, isWatching, keepStep, showStepsWith, stopWatching } from './watching.ts';
import { hearWith, say, sendAgain, wire } from './wire.ts';

function receive(m: ServerMessage): void {
  switch (m.t) {
    case 'hello':
      set({ you: m.you.id === '' ? null : m.you });
      askForCalls(m.you.id !== '');
      if (m.you.id === '') dispatchEvent(new Event(WHO_AGAIN));
      return;
    case 'table':
      if (m.game === state().wanted) set({ table: m.table, missing: null });
      return;
    case 'game':
      if (m.game === state().wanted) {
        stopWatching();
        whole(m);
      }
      return;
    case 'update':
      if (m.game === state().game?.id) {
        // the game has gone on
        set({ draw: null });
        if (isTheirStep(m)) keepStep(m);
        else change(m);
      }
      return;
    case 'adjourned':
      if (m.game === state().wanted) adjourn(m);
      return;
    case 'presence': {
      const { game } = state();
      if (game?.id === m.game) {
        tellWhoIsBack(game, m.seats);
        set({ game: { ...game, seats: m.seats, clock: m.clock, clockAt: Date.now() } });
      }
      return;
    }
    case 'answered':
      answered(m.ask, m.answer);
      return;
    case 'undo-asked': {
      const { game } = state();
      if (game?.id === m.game) set({ game: { ...game, undo: { n: m.n, by: m.by } } });
      return;
    }
    case 'undo-refused':
      notice(m.reason);
      if (state().game?.undo != null) set({ game: { ...state().game!, undo: null } });
      return;
    case 'saved':
      if (m.game === state().wanted) set({ saving: { saved: m.saved, asked: m.asked } });
      return;
    case 'draw':
      if (m.game === state().wanted) tellDraw(m);
      return;
    case 'talk':
      if (m.game === state().wanted) hear(m.lines, true);
      return;
    case 'said':
      if (m.game === state().wanted) hear([m.line], false);
      return;
    case 'rematch':
      set({ rematch: { asked: m.asked, next: m.next } });
      return;
    case 'reported':
      set({ reported: m.id });
      notice(words('Thank you. The report was stored with the log and the position.'));
      return;
    case 'error':
      if (m.once !== undefined) refuseUnheard(m.once, m.text);
      else refused(m.code, m.text, m.rule, m.game);
      return;
    case 'call':
      heardCall(m);
      return;
    case 'pong':
      return;
  }
}

/** An offer of a draw was made, or is no more. */
function tellDraw({ by, why }: DrawMessage): void {
  const { game, draw } = state();
  set({ draw: by });
  if (game === null || game.seat < 0 || draw === null || why === undefined) return;
  const them = game.seats[1 - game.seat].name;
  if (draw === game.seat) {
    if (why === 'declined') notice(words('{them} does not agree to a draw.', { them }));
  } else if (why === 'withdrawn') notice(words('{them} has taken the offer of a draw back.', { them }));
}

/** Whom this page has seen leave: the game, and the seat. */
const left = new Set<string>();

/** Who saw the other player leave hears when they come back; a first arrival is no return. */
function tellWhoIsBack({ id, seat, seats }: Game, now: Game['seats']): void {
  for (const [i, { connected, name }] of now.entries()) {
    if (i === seat || seat < 0 || connected === seats[i].connected) continue;
    const key = `${id}/${i}`;
    if (!connected) left.add(key);
    else if (left.delete(key)) notice(words('{name} is back.', { name }));
  }
}

const read = (d: DecisionView | null): Decision | null => d && { ...d, options: d.options.map(readOption) };

function whole(m: GameMessage): void {
  const { game, sending } = state();
  const again = game?.id === m.game;
  if (again) tellWhoIsBack(game, m.seats);
  set({
    missing: null,
    table: null,
    adjourned: null,
    draw: null,
    game: {
      id: m.game,
      format: m.format,
      seat: m.seat,
      seats: m.seats,
      n: m.n,
      view: m.view,
      before: null,
      decision: read(m.decision),
      waiting: m.waiting,
      log: m.log,
      seenLog: again ? Math.min(game.seenLog, m.log.length) : m.log.length,
      clock: m.clock,
      clockAt: Date.now(),
      commitment: m.commitment,
      seed: m.seed,
      event: m.event,
      undo: m.undo ?? null,
      undoable: m.undoable ?? null,
    },
  });
  if (m.notice) notice(m.notice);
  if (m.game !== sentTo || wire().opened !== sentOver) sendUnheard(m.game);
  if (sending === null) return;
  const next = isTaken(sending, m.last) ? null : stillMeant(sending, m.decision);
  set({ sending: next });
  if (next !== null) sendAgain();
}

/** Which table, over which connection, has had what was said meanwhile. */
let sentTo = '';
let sentOver = 0;

/** Says a line, where the table hears it; else it waits until the table is joined again. */
export function sendLine({ once, game, what }: Unheard): void {
  if (game === sentTo && wire().opened === sentOver) say({ t: 'say', game, once, ...what });
}

/** At the table again: what was typed meanwhile, or was on its way when the connection broke. */
function sendUnheard(game: string): void {
  sentTo = game;
  sentOver = wire().opened;
  for (const line of waitingFor(game)) sendLine(line);
}

function adjourn(m: AdjournedMessage): void {
  const { game } = state();
  // a table of before the server was another is not shown: whether it still stands so is not known
  const shown = m.canPlayOn && game?.id === m.game ? { ...game, seats: m.seats, decision: null, waiting: null } : null;
  set({ adjourned: m, game: shown, table: null, missing: null, sending: null });
}

/** The server names our last answer that stands: that, and not the number of the question, says what has become of one. */
const isTaken = (sending: Sending, last: GameMessage['last']): boolean =>
  last != null && last.n >= sending.n && last.answer === sending.answer;

/** An answer that never arrived, or came too late: it is sent again when it still answers what is asked, so that no click is lost. */
function stillMeant(sending: Sending, d: DecisionView | null): Sending | null {
  const key = sending.answer.split(':')[0];
  if (d === null || d.prompt !== sending.prompt || !d.options.some((o) => o.key === key)) return null;
  return { ...sending, n: d.n };
}

/** Something the other player did in a turn of theirs, which this page retells. Where this player's own clock runs, nothing is kept back. */
function isTheirStep(m: UpdateMessage): boolean {
  const { game } = state();
  if (game === null || game.seat < 0 || !isRetold() || game.clock.limit !== null) return false;
  if (isWatching()) return true;
  const mine = game.decision !== null;
  return !mine && game.view.turn.number > 0 && game.view.turn.seat !== game.seat && m.log.length > 0;
}

hearWith(receive);
showStepsWith((m) => change(m));

function change(update: UpdateMessage): void {
  const { game, sending } = state();
  if (game === null) return;
  const m = wholeUpdate(update, game.clock);
  const mine = sending !== null && isTaken(sending, m.last);
  if (mine) stopWatching();
  set({
    game: {
      ...game,
      n: m.n,
      view: applyPatch(game.view, m.patch),
      before: game.view,
      decision: read(m.decision),
      waiting: m.waiting,
      log: m.log.length > 0 ? [...game.log, ...m.log] : game.log,
      seenLog: mine ? game.log.length : game.seenLog,
      clock: m.clock,
      clockAt: Date.now(),
      seed: m.seed,
      undoable: m.undoable ?? null,
    },
    ...(mine ? { sending: null } : {}),
  });
}

/** Errors after which the answer that is on its way will not be taken. */
const ENDS_ANSWER: readonly ErrorCode[] = [
  'not-offered',
  'not-your-seat',
  'malformed',
  'too-large',
  'adjourned',
  'engine',
];

function refused(code: ErrorCode, text: Words, rule: string | null, id: string | null): void {
  const { wanted, game } = state();
  if (code === 'no-such-game' && id !== null && id === wanted && game === null) {
    set({ missing: text });
    return;
  }
  if (code === 'closing') return;
  const { sending } = state();
  // what we show is not what the server has: ask for the whole, and see whether the answer still fits
  if (code === 'out-of-turn' && wanted !== null) {
    set({ sending: sending === null || sending.tries > 1 ? null : { ...sending, tries: sending.tries + 1 } });
    say({ t: 'join', game: wanted });
    return;
  }
  if (ENDS_ANSWER.includes(code)) set({ sending: null });
  // an answer is sent again by itself; whatever else was too much is for the person to say again
  if (code === 'too-many' && state().sending !== null) {
    setTimeout(sendAgain, 600);
    return;
  }
  notice(text, rule, true);
}

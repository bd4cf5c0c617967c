/** The game as this seat sees it, kept up to date by the server's messages; and what this seat says to the server. */
import type {
  AdjournedMessage,
  AdjournedWish,
  AnswerTo,
  ClientMessage,
  ClockView,
  DecisionView,
  DrawMessage,
  ErrorCode,
  GameMessage,
  LogLine,
  SeatView,
  ServerMessage,
  TableQuestion,
  TableView,
  TalkLine,
  UpdateMessage,
} from '@spaceline/protocol';
import { applyPatch } from '@spaceline/protocol/patch';
import { wholeUpdate } from '@spaceline/protocol/update';
import { type OptionView, readOption, type Words } from '@spaceline/protocol/words';
import { create } from 'zustand';
import { WHO_AGAIN } from './api.ts';
import { say as words } from './say.ts';
import { type Link, Socket } from './socket.ts';
import { forgetTalk, hear } from './talk.ts';
import { isRetold, isWatching, keepStep, showStepsWith, stopWatching } from './watching.ts';

export type View = GameMessage['view'];
export type CardView = View['cards'][number];
export type LocationView = View['locations'][number];

/** What this seat is asked, its options read. */
export interface Decision extends Omit<DecisionView, 'options'> {
  options: OptionView[];
}

export interface Game {
  id: string;
  format: string;
  seat: number;
  seats: [SeatView, SeatView];
  n: number;
  view: View;
  /** the position before the last change, for what moves on the table */
  before: View | null;
  decision: Decision | null;
  waiting: GameMessage['waiting'];
  log: LogLine[];
  /** lines from here on came since the own last answer */
  seenLog: number;
  clock: ClockView;
  /** when the clock was told, by our own watch */
  clockAt: number;
  commitment: string;
  seed: string | null;
  undo: { n: number; by: number } | null;
  /** the own answer that may be taken back */
  undoable: number | null;
}

export interface Notice {
  id: number;
  text: Words;
  rule: string | null;
  harm: boolean;
}

interface Sending {
  n: number;
  answer: string;
  /** what was asked */
  prompt: string;
  /** how often its number was out of date */
  tries: number;
}

export interface NetState {
  link: Link;
  you: { id: string; name: string } | null;
  /** the game that this page shows */
  wanted: string | null;
  game: Game | null;
  /** a table that still waits for a player */
  table: TableView | null;
  /** the game stands still, because other rules play it; where its table can be shown, `game` is that */
  adjourned: AdjournedMessage | null;
  /** the game that the page asked for cannot be shown */
  missing: Words | null;
  /** an answer on its way: it stays until the server has taken or refused it */
  sending: Sending | null;
  notices: Notice[];
  rematch: { asked: [boolean, boolean]; next: string | null } | null;
  /** whether the players have saved the game for later, and who wants that to change */
  saving: { saved: boolean; asked: [boolean, boolean] } | null;
  /** whose offer of a draw stands */
  draw: number | null;
  /** since when the connection is lost, by our own watch */
  lostAt: number;
  reported: string | null;
}

const EMPTY: NetState = {
  link: 'idle',
  you: null,
  wanted: null,
  game: null,
  table: null,
  adjourned: null,
  missing: null,
  sending: null,
  notices: [],
  rematch: null,
  saving: null,
  draw: null,
  lostAt: 0,
  reported: null,
};

export const useNet = create<NetState>()(() => EMPTY);
const set = (part: Partial<NetState>): void => useNet.setState(part);
const state = (): NetState => useNet.getState();

let socket: Socket | null = null;
let notices = 0;
let asks = 0;
const answersToAsk = new Map<number, (answer: AnswerTo) => void>();

function wire(): Socket {
  socket ??= new Socket({
    link: (link) => {
      set(link === 'lost' && state().link !== 'lost' ? { link, lostAt: Date.now() } : { link });
      const { wanted } = state();
      if (link === 'open' && wanted !== null) socket?.send({ t: 'join', game: wanted });
    },
    message: receive,
  });
  return socket;
}

const say = (message: ClientMessage): boolean => wire().send(message);

// ----- what this seat does

/** Shows a game: joins it now and after every reconnect, until another one is shown. */
export function watch(id: string): void {
  const { wanted, link } = state();
  if (wanted === id) return;
  if (wanted !== null) say({ t: 'leave', game: wanted });
  together = null;
  stopWatching();
  set({ ...EMPTY, link, you: state().you, wanted: id });
  wire().open();
  if (link === 'open') say({ t: 'join', game: id });
}

export function unwatch(id: string): void {
  if (state().wanted !== id) return;
  forgetTalk();
  say({ t: 'leave', game: id });
  set({ ...EMPTY, link: state().link, you: state().you });
}

/** Reads the session again, when the name or the account has changed. */
export function reconnect(): void {
  if (socket === null) return;
  socket.close();
  socket.open();
}

/** Answers the open question. The answer is kept, and sent again after a reconnect, until the server has dealt with it. */
export function answer(key: string, cards: readonly number[] | null = null): void {
  const { game, sending } = state();
  if (game?.decision == null || sending !== null) return;
  const text = cards === null ? key : `${key}:${cards.join(',')}`;
  set({ sending: { n: game.decision.n, answer: text, prompt: game.decision.prompt, tries: 0 }, notices: [] });
  say({ t: 'answer', game: game.id, n: game.decision.n, answer: text });
}

/** An answer that was turned away for haste is not lost. */
function sendAgain(): void {
  const { game, sending } = state();
  if (game !== null && sending !== null) say({ t: 'answer', game: game.id, n: sending.n, answer: sending.answer });
}

/** Asks the rules about the table. It is answered only while the connection holds: see net/ask.ts. */
export function ask(question: TableQuestion): Promise<AnswerTo> {
  const { game } = state();
  const number = ++asks;
  return new Promise((resolve) => {
    answersToAsk.set(number, resolve);
    if (game === null || !say({ t: 'ask', game: game.id, ask: number, question })) {
      answersToAsk.delete(number);
      resolve({ about: 'nothing' });
    }
  });
}

/** Answers that were given in one go are taken back in one go. */
let together: { first: number; last: number } | null = null;
export function givenTogether(first: number | null, last: number): void {
  together = { first: first ?? together?.first ?? last, last };
}

export function undo(): void {
  const { game } = state();
  if (game?.undoable == null) return;
  const isOne = together !== null && game.undoable >= together.first && game.undoable <= together.last;
  say({ t: 'undo', game: game.id, n: isOne ? together!.first : game.undoable });
}

export function replyToUndo(accept: boolean): void {
  const { game } = state();
  if (game?.undo == null) return;
  say({ t: 'undo-reply', game: game.id, n: game.undo.n, accept });
  set({ game: { ...game, undo: null } });
}

const about = (t: 'concede' | 'rematch' | 'claim'): void => {
  const { game } = state();
  if (game !== null) say({ t, game: game.id });
};
export const concede = (): void => about('concede');
export const askRematch = (): void => about('rematch');
/** The other player has left the table. */
export const claimWin = (): void => about('claim');

/** To save the game for later, or to go on with it where it is saved; false: rather not. */
export function wishToSave(wish: boolean): void {
  const { game } = state();
  if (game !== null) say({ t: 'save', game: game.id, wish });
}

/** To offer a draw, or to agree to one; false: rather not. */
export function wishForDraw(wish: boolean): void {
  const { game } = state();
  if (game !== null) say({ t: 'draw', game: game.id, wish });
}

/** What this player wants of an adjourned game. */
export function wishAdjourned(wish: AdjournedWish): void {
  const { adjourned } = state();
  if (adjourned !== null) say({ t: 'adjourned', game: adjourned.game, wish });
}

/** Says something at the table. */
export function speak(what: Pick<TalkLine, 'text' | 'phrase' | 'point'>): void {
  const { game } = state();
  if (game !== null) say({ t: 'say', game: game.id, ...what });
}

/** `line`: the line of talk that it is about. */
export function report(text: string, line: number | null): void {
  const { game } = state();
  if (game !== null) say({ t: 'report', game: game.id, text, ...(line !== null && { line }) });
}

/** Another report may be written. */
export const forgetReport = (): void => set({ reported: null });

export function sendStops(windows: string[]): void {
  const { game } = state();
  if (game !== null && game.seat >= 0) say({ t: 'stops', game: game.id, windows });
}

function notice(text: Words, rule: string | null = null, harm = false): void {
  set({ notices: [...state().notices.slice(-2), { id: ++notices, text, rule, harm }] });
}

export const dismiss = (id: number): void => set({ notices: state().notices.filter((n) => n.id !== id) });

// ----- what the server says

function receive(m: ServerMessage): void {
  switch (m.t) {
    case 'hello':
      set({ you: m.you.id === '' ? null : m.you });
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
      answersToAsk.get(m.ask)?.(m.answer);
      answersToAsk.delete(m.ask);
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
      refused(m.code, m.text, m.rule, m.game);
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
      undo: m.undo ?? null,
      undoable: m.undoable ?? null,
    },
  });
  if (m.notice) notice(m.notice);
  if (sending === null) return;
  const next = isTaken(sending, m.last) ? null : stillMeant(sending, m.decision);
  set({ sending: next });
  if (next !== null) sendAgain();
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

/** What this page knows of its game, its table and its connection. */
import type {
  AdjournedMessage,
  ClockView,
  DecisionView,
  GameMessage,
  LogLine,
  SeatView,
  TableView,
} from '@spaceline/protocol';
import type { OptionView, Words } from '@spaceline/protocol/words';
import { create } from 'zustand';
import type { Link } from './socket.ts';

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
  /** the event that it is played in */
  event?: string;
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

export interface Sending {
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

export const EMPTY: NetState = {
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
export const set = (part: Partial<NetState>): void => useNet.setState(part);
export const state = (): NetState => useNet.getState();

let notices = 0;

export function notice(text: Words, rule: string | null = null, harm = false): void {
  set({ notices: [...state().notices.slice(-2), { id: ++notices, text, rule, harm }] });
}

export const dismiss = (id: number): void => set({ notices: state().notices.filter((n) => n.id !== id) });

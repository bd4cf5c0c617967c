/** The game as this seat sees it, kept up to date by the server's messages (net/receive.ts); and what this seat says to the server. */
import type { AdjournedWish, TalkLine } from '@spaceline/protocol';
import { sendLine } from './receive.ts';
import { say as words } from './say.ts';
import { EMPTY, notice, set, state } from './state.ts';
import { forgetTalk, keepUnheard, refuseUnheard, type Unheard } from './talk.ts';
import { stopWatching } from './watching.ts';
import { say, wire } from './wire.ts';

export { ask } from './asking.ts';
export {
  type CardView,
  type Decision,
  dismiss,
  type Game,
  type LocationView,
  type NetState,
  type Notice,
  useNet,
  type View,
} from './state.ts';
export { reconnect } from './wire.ts';

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

/** Answers the open question. The answer is kept, and sent again after a reconnect, until the server has dealt with it. */
export function answer(key: string, cards: readonly number[] | null = null): void {
  const { game, sending } = state();
  if (game?.decision == null || sending !== null) return;
  const text = cards === null ? key : `${key}:${cards.join(',')}`;
  set({ sending: { n: game.decision.n, answer: text, prompt: game.decision.prompt, tries: 0 }, notices: [] });
  say({ t: 'answer', game: game.id, n: game.decision.n, answer: text });
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

/** Says something at the table: now, or as soon as the server is there again. */
export function speak(what: Pick<TalkLine, 'text' | 'phrase'>): void {
  const { game } = state();
  if (game !== null) sendLine(keepUnheard(game.id, what));
}

/** Points at something. A finger that is late points at nothing: without a connection it is said that nobody saw it. */
export function point(at: NonNullable<TalkLine['point']>): void {
  const { game } = state();
  if (game !== null && !say({ t: 'say', game: game.id, point: at }))
    notice(words('Nobody saw where you point: there is no connection.'), null, true);
}

/** Something that was refused is said again. */
export function speakAgain(line: Unheard): void {
  refuseUnheard(line.once, null);
  sendLine(line);
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

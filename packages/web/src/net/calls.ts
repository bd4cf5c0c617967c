/** Where this person is waited for, whichever page is open: the server calls over the connection that every page has. */
import type { CallMessage } from '@spaceline/protocol';
import { create } from 'zustand';
import { countdown } from './countdown.ts';
import { notify } from './notify.ts';
import { say as words } from './say.ts';
import { useSettings } from './settings.ts';
import { chime } from './sound.ts';
import { state } from './state.ts';
import { markTab } from './tab.ts';
import { say, wire } from './wire.ts';

export interface Call extends CallMessage {
  /** when it came, by our own watch */
  at: number;
}

export const useCalls = create<{ calls: readonly Call[] }>()(() => ({ calls: [] }));

/** What was said of a game: it is said once, also when the connection comes back. */
const told = new Map<string, 'move' | 'away'>();
/** What waits already when a page is opened is shown there, and no news: the answer takes no longer. */
const NO_NEWS = 1000;
let askedAt = 0;

function keep(calls: readonly Call[]): void {
  useCalls.setState({ calls });
  markTab('call', calls.length > 0);
}

/** A page is open, and somebody is at it. */
export const beCalled = (): void => wire().open();

/** The server knows who this is: what was heard before is asked anew. */
export function askForCalls(isSomebody: boolean): void {
  keep([]);
  askedAt = Date.now();
  if (isSomebody) say({ t: 'calls' });
  else told.clear();
}

export function heardCall(call: CallMessage): void {
  const { calls } = useCalls.getState();
  const others = calls.filter((c) => c.game !== call.game);
  keep(call.waits ? [...others, { ...call, at: Date.now() }] : others);
  if (!call.waits) told.delete(call.game);
  // the table that is looked at speaks for itself
  else if (state().wanted !== call.game) tell(call);
}

function tell({ game, by: { name }, away }: CallMessage): void {
  const now = away === null ? 'move' : 'away';
  const before = told.get(game);
  if (before === now || before === 'away') return;
  told.set(game, now);
  if (!document.hidden && Date.now() - askedAt < NO_NEWS) return;
  if (useSettings.getState().sound) chime();
  notify(
    words('Your move'),
    away === null
      ? words('{name} waits for you.', { name })
      : words('{name} waits for you, and may claim the win in {time}.', { name, time: countdown(away) }),
    game,
  );
}

/** How long the other player will still wait; null: that is not counted. */
export const leftOf = ({ away, at }: Call, now: number): number | null =>
  away === null ? null : Math.max(0, away - Math.max(0, now - at));

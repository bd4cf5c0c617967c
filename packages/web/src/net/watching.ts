/**
 * The other player's turn at reading speed: what has happened is kept back and shown step by step, so that a turn that took a moment can
 * be followed. Nothing is asked meanwhile that could not wait: the own question comes with the last step.
 */
import type { UpdateMessage } from '@spaceline/protocol';
import { create } from 'zustand';
import { isStill, useSettings } from './settings.ts';

export interface Watching {
  /** what happened and is not shown yet */
  queue: readonly UpdateMessage[];
  /** what was shown since this player was last asked */
  shown: readonly UpdateMessage[];
  paused: boolean;
  /** nothing more of this turn is retold */
  skipped: boolean;
}

const NOTHING: Watching = { queue: [], shown: [], paused: false, skipped: false };
export const useWatching = create<Watching>()(() => NOTHING);

/** Milliseconds for a step, and for each further line of it. */
const STEP = 1500;
const LINE = 600;
const LONGEST = 4200;
const FACTOR = { slow: 2, normal: 1, fast: 0.5 } as const;

let timer: ReturnType<typeof setTimeout> | undefined;
let show: (m: UpdateMessage) => void = () => {};

/** How a step is shown: net/game.ts does that. */
export function showStepsWith(how: (m: UpdateMessage) => void): void {
  show = how;
}

function speed(): keyof typeof FACTOR | null {
  const { watch } = useSettings.getState();
  if (watch === 'off' || (watch === null && isStill())) return null;
  return watch ?? 'normal';
}

/** Does the page retell the other player's turn at all? */
export const isRetold = (): boolean => speed() !== null && !useWatching.getState().skipped;

export const isWatching = (): boolean => useWatching.getState().queue.length > 0;

/** Keeps a step until the one before has been read. */
export function keepStep(m: UpdateMessage): void {
  const { queue, shown } = useWatching.getState();
  // of what follows without a word nothing can be retold: it comes with the step before
  if (queue.length === 0 && shown.length > 0 && m.log.length === 0) {
    show(m);
    return;
  }
  useWatching.setState({ queue: [...queue, m] });
  // the first one is shown at once
  if (queue.length === 0 && timer === undefined) {
    if (shown.length === 0) showNext();
    else wait();
  }
}

function wait(): void {
  clearTimeout(timer);
  timer = undefined;
  const { queue, shown, paused } = useWatching.getState();
  if (queue.length === 0 || paused) return;
  const last = shown[shown.length - 1];
  const lines = Math.max(0, (last?.log.length ?? 0) - 1);
  const pace = Math.min(LONGEST, STEP + LINE * lines) * FACTOR[speed() ?? 'fast'];
  timer = setTimeout(showNext, last === undefined ? 0 : pace);
}

export function showNext(): void {
  clearTimeout(timer);
  timer = undefined;
  const { queue, shown } = useWatching.getState();
  const [first] = queue;
  if (first === undefined) return;
  const next = queue.findIndex((m, i) => i > 0 && m.log.length > 0);
  const now = next < 0 ? queue : queue.slice(0, next);
  useWatching.setState({ queue: queue.slice(now.length), shown: [...shown, first] });
  for (const m of now) show(m);
  wait();
}

export function pause(paused: boolean): void {
  useWatching.setState({ paused });
  if (paused) {
    clearTimeout(timer);
    timer = undefined;
  } else wait();
}

/** Everything at once: to the own turn. */
export function skip(): void {
  useWatching.setState({ paused: false, skipped: true });
  while (isWatching()) showNext();
}

/** This player is asked, or the whole game was told anew: there is nothing to retell. */
export function stopWatching(): void {
  clearTimeout(timer);
  timer = undefined;
  useWatching.setState(NOTHING);
}

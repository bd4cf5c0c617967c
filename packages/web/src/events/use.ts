/** An event as the server tells it: each request waits for news, so that what happens is seen at once. */
import type { EventAct, EventView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { useSettings } from '../net/settings.ts';
import { chime, wakeSound } from '../net/sound.ts';

/** After a failure one waits so long before asking again. */
const AGAIN = 2000;

export const problemOf = (e: unknown): Words =>
  e instanceof Refused ? e.text : say('Something went wrong. Try again.');

export interface Following {
  event: EventView | null;
  /** when it came, by this machine's clock */
  at: number;
  problem: Words | null;
  /** the server does not answer at present */
  lost: boolean;
  take(event: EventView): void;
}

export function useEvent(id: string, who: string): Following {
  const [state, setState] = useState<{ event: EventView | null; at: number }>({ event: null, at: 0 });
  const [problem, setProblem] = useState<Words | null>(null);
  const [lost, setLost] = useState(false);
  const take = useCallback((event: EventView) => {
    // an answer that comes late never undoes a later one
    setState((s) =>
      s.event !== null && s.event.id === event.id && s.event.n > event.n ? s : { event, at: Date.now() },
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is somebody else is told anew
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (after: number): Promise<void> => {
      try {
        const event = await api.event(id, after);
        if (gone) return;
        take(event);
        setLost(false);
        setProblem(null);
        void ask(event.n);
      } catch (e) {
        if (gone) return;
        if (e instanceof Refused && e.status >= 400 && e.status < 500) setProblem(e.text);
        else {
          setLost(true);
          timer = setTimeout(() => void ask(-1), AGAIN);
        }
      }
    };
    void ask(-1);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, who]);
  return { ...state, problem, lost, take };
}

export type Acting = ReturnType<typeof useAct>;

/** Does something, and says why not where it cannot be. */
export function useAct(id: string, take: (event: EventView) => void) {
  const [problem, setProblem] = useState<Words | null>(null);
  const [busy, setBusy] = useState(false);
  const doing = useRef(false);
  const run = useCallback(
    async (work: () => Promise<EventView>): Promise<boolean> => {
      if (doing.current) return false;
      doing.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await ensureMe();
        take(await work());
        return true;
      } catch (e) {
        setProblem(problemOf(e));
        return false;
      } finally {
        doing.current = false;
        setBusy(false);
      }
    },
    [take],
  );
  const act = useCallback((deed: EventAct) => run(() => api.actEvent(id, deed)), [id, run]);
  /** a dialog says what is refused while it is open, and takes it along */
  const [held, setHeld] = useState(false);
  const hold = useCallback(() => {
    setHeld(true);
    setProblem(null);
    return () => {
      setHeld(false);
      setProblem(null);
    };
  }, []);
  return { act, run, problem, busy, hold, held };
}

/** Seconds on the event's clock, counted down here from what the server said. */
export function useLeft(event: EventView | null, at: number): number | null {
  const [, tick] = useState(0);
  const running = event?.clock?.running === true;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (event?.clock == null) return null;
  const passed = event.clock.running ? Date.now() - at : 0;
  return Math.ceil(Math.max(0, event.clock.left - passed) / 1000);
}

/** Rings when a table of mine is laid out and when building begins; for the director, when somebody waits for a word. */
export function useRing(event: EventView | null): void {
  const sound = useSettings((x) => x.sound);
  const table = event?.played
    .at(-1)
    ?.tables.find((t) => event.me !== null && (t.first === event.me || t.second === event.me));
  const now = event === null ? null : `${event.phase} ${table?.game ?? ''}`;
  const calls = (event?.me != null && event.phase === 'building') || (table?.game != null && table.result === null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    // not for what was so when the page was opened
    if (before.current !== null && now !== before.current && calls && sound) chime();
    before.current = now;
  }, [now, calls, sound]);
  const waiting =
    event === null || !event.mine ? 0 : event.calls.filter((c) => c.answer === null).length + event.asking.length;
  const waited = useRef<number | null>(null);
  useEffect(() => {
    if (waited.current !== null && waiting > waited.current && sound) chime();
    waited.current = event === null ? null : waiting;
  }, [event, waiting, sound]);
  useEffect(() => {
    addEventListener('pointerdown', wakeSound);
    return () => removeEventListener('pointerdown', wakeSound);
  }, []);
}

const two = (n: number): string => String(n).padStart(2, '0');
/** 18:42 */
export const clockFace = (seconds: number): Words => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
/** The time of day, in the reader's own zone. */
export const timeOfDay = (at: number): Words => {
  const d = new Date(at);
  return `${two(d.getHours())}:${two(d.getMinutes())}`;
};

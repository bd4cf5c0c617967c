/** The builder in a sealed event: the clock of the event, and what is built is kept by itself. */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { clockFace, useAct, useEvent, useLeft } from './use.ts';

/** So long after the last change it is saved. */
const PAUSE = 800;

/** Saves what is on the desk of the builder, where that is not saved yet; is it saved now? */
let saveDesk: (() => Promise<boolean>) | null = null;

export function BuildingBar({ id }: { id: string }) {
  const { event, at, take } = useEvent(id, '');
  const { run, busy, problem } = useAct(id, take);
  const left = useLeft(event, at);
  const [, go] = useLocation();
  if (event?.building == null) return null;
  const building = event.phase === 'building' && !event.building.locked;
  const handIn = async () => {
    const done = await run(async () => {
      // what was changed a moment ago belongs to what is handed in
      if (saveDesk !== null && !(await saveDesk())) throw new Error('the deck could not be saved');
      return api.actEvent(id, { do: 'lock' });
    });
    if (done) go(`/events/${id}`);
  };
  return (
    <div className={s.bar} data-testid="building-bar" data-building={building}>
      <b role="timer">{left === null || !building ? '' : clockFace(left)}</b>
      <span>
        {building
          ? say('{name}: what you build is kept as you go. When the time is over it is handed in by itself.', {
              name: event.name,
            })
          : say('{name}: the deck is handed in; changes count no more.', { name: event.name })}
      </span>
      {problem !== null && <span role="alert">{problem}</span>}
      <Link href={`/events/${id}`} className={p.link}>
        {say('To the event')}
      </Link>
      {building && (
        <button type="button" className={p.ghost} disabled={busy} onClick={handIn} data-testid="hand-in">
          {say('Hand it in')}
        </button>
      )}
    </div>
  );
}

/** Saves a little after every change, while somebody builds for an event. */
export function useAutosave(
  on: boolean,
  draft: object,
  dirty: boolean,
  busy: boolean,
  save: () => Promise<boolean>,
): void {
  const latest = useRef({ dirty, save });
  latest.current = { dirty, save };
  useEffect(() => {
    if (!on) return;
    const now = async () => !latest.current.dirty || latest.current.save();
    saveDesk = now;
    return () => {
      if (saveDesk === now) saveDesk = null;
    };
  }, [on]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft begins the wait anew
  useEffect(() => {
    if (!on || !dirty || busy) return;
    const timer = setTimeout(() => void latest.current.save(), PAUSE);
    return () => clearTimeout(timer);
  }, [on, dirty, busy, draft]);
}

/** The builder in a sealed event: the clock of the event, and what is built is kept by itself. */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { clockFace, useAct, useEvent, useLeft } from './use.ts';

/** So long after the last change it is saved. */
const PAUSE = 800;

export function BuildingBar({ id }: { id: string }) {
  const { event, at, take } = useEvent(id, '');
  const { act, busy, problem } = useAct(id, take);
  const left = useLeft(event, at);
  const [, go] = useLocation();
  if (event?.building == null) return null;
  const building = event.phase === 'building' && !event.building.locked;
  const handIn = async () => {
    if (await act({ do: 'lock' })) go(`/events/${id}`);
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
export function useAutosave(on: boolean, draft: object, dirty: boolean, busy: boolean, save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft begins the wait anew
  useEffect(() => {
    if (!on || !dirty || busy) return;
    const timer = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [on, dirty, busy, draft]);
}

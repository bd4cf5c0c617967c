/** At a table of an event: the clock of the round, behind it what the event has to say, and the judge. */
import { spoken } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Glyph } from '../design/index.ts';
import { clockFace, useAct, useEvent, useLeft } from '../events/use.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { EventDesk } from './event-desk.tsx';
import { EventNews } from './event-news.tsx';
import s from './round-clock.module.css';

export default function RoundClock({ event: id, game }: { event: string; game: string }) {
  const me = useMe((w) => w.me);
  const { event, at, take } = useEvent(id, me?.id ?? '');
  const acting = useAct(id, take);
  const left = useLeft(event, at);
  const [open, setOpen] = useState(false);
  if (event === null) return null;
  // the game may be of a round that is over
  const table = event.phase === 'round' ? event.played.at(-1)?.tables.find((t) => t.game === game) : undefined;
  const runs = table !== undefined && left !== null && event.clock !== null;
  const late = runs && left * 1000 <= event.clock!.warning;
  return (
    <>
      <button
        type="button"
        className={s.clock}
        data-late={late}
        data-running={event.clock?.running}
        data-testid="round-clock"
        onClick={() => setOpen(true)}
      >
        <span className={s.sign} title={spoken(say('{name}: time left in this round', { name: event.name }))}>
          <Glyph name="clock" size={15} />
        </span>
        <span className="hidden">{say('Time left in this round; the event and its judge')}</span>
        {runs ? <b role="timer">{clockFace(left)}</b> : <b>{say('Event')}</b>}
        {runs && event.clock!.running === false && <small>{say('stopped')}</small>}
        {late && (
          <span className="hidden" role="status">
            {say('Little time is left')}
          </span>
        )}
      </button>
      {open && (
        <EventDesk event={event} table={table} acting={acting} left={runs ? left : null} close={() => setOpen(false)} />
      )}
      <EventNews event={event} />
    </>
  );
}

/** What the event has to say at one of its tables: how long the round goes on, what was announced, the judge, the way to its page. */
import type { EventTableView, EventView } from '@spaceline/protocol';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { ActDialog } from '../events/act-dialog.tsx';
import { CallJudge, MyCalls } from '../events/judge-call.tsx';
import { type Acting, clockFace } from '../events/use.ts';
import { say } from '../net/say.ts';
import s from './round-clock.module.css';

interface Props {
  event: EventView;
  /** of the round that is played */
  table: EventTableView | undefined;
  acting: Acting;
  /** seconds */
  left: number | null;
  close(): void;
}

export function EventDesk({ event: e, table, acting, left, close }: Props) {
  const mine = e.me !== null && (table?.first === e.me || table?.second === e.me);
  return (
    <ActDialog title={e.name} acting={acting} close={close}>
      <div className={s.desk} data-testid="event-desk">
        <p>
          {left === null ? (
            say('This table is of a round that is over.')
          ) : (
            <>
              <b className={s.minutes}>{clockFace(left)}</b>{' '}
              {e.clock?.running === false
                ? say('left of round {n}, the clock is stopped', { n: e.played.length })
                : say('left of round {n}', { n: e.played.length })}
            </>
          )}
        </p>
        {e.announcement !== null && (
          <p className={s.said} data-testid="announcement">
            <b className={s.title}>{say('From the director')}</b> {e.announcement}
          </p>
        )}
        {mine && table?.result === null ? <CallJudge event={e} acting={acting} /> : <MyCalls event={e} />}
        <Link href={`/events/${e.id}`} className={p.link} data-testid="to-event">
          {say('To the page of the event')}
        </Link>
      </div>
    </ActDialog>
  );
}

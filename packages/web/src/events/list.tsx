/** Events: those that are open or being played, and one's own to open. */
import type { EventSummary } from '@spaceline/protocol';
import { joined, type Words } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { ago, formatName, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { CreateEvent } from './create.tsx';

const EVERY = 5000;

const PHASES: Readonly<Record<EventSummary['phase'], Words>> = {
  open: say('players may come in'),
  building: say('decks are being built'),
  round: say('a round is being played'),
  between: say('between two rounds'),
  over: say('over'),
};

export default function EventList() {
  const { data, problem } = useFetched(api.events, 'events', EVERY);
  const running = data?.filter((e) => e.phase !== 'over') ?? [];
  const over = data?.filter((e) => e.phase === 'over') ?? [];
  return (
    <Shell title={say('Events')}>
      <div className={p.head}>
        <h1>{say('Events')}</h1>
        <p>{say('Sealed nights and tournaments: Swiss rounds, a clock, and a director with the last word.')}</p>
        <p>
          <Link href="/season">{say('Ratings and the season')}</Link>
        </p>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          <section className={p.panel}>
            <h2>
              {say('Now')} <i /> <small>{data === null ? '' : running.length}</small>
            </h2>
            {problem !== null && <p className={p.problem}>{problem}</p>}
            {data !== null && running.length === 0 && (
              <p className={p.empty} data-testid="no-event">
                {say('No event is open. Create one: bots can fill the empty seats.')}
              </p>
            )}
            {running.map((e) => (
              <Row key={e.id} event={e} />
            ))}
          </section>
          {over.length > 0 && (
            <section className={p.panel}>
              <h2>
                {say('Over')} <i /> <small>{over.length}</small>
              </h2>
              {over.map((e) => (
                <Row key={e.id} event={e} />
              ))}
            </section>
          )}
        </div>
        <CreateEvent />
      </div>
    </Shell>
  );
}

function Row({ event: e }: { event: EventSummary }) {
  return (
    <div className={p.row} data-testid="event" data-phase={e.phase}>
      <div>
        <b>{e.name}</b>
        <small>
          {joined(
            [
              formatName(e.format),
              say('{n} [players|player]', { n: e.players }),
              ...(e.plays && e.phase !== 'over' ? [say('you among them')] : []),
              PHASES[e.phase],
              ...(e.phase === 'open' && e.startsAt !== null
                ? [say('begins on {time}', { time: dayOf(e.startsAt) })]
                : []),
              ...(e.mine ? [say('you direct it')] : []),
              say('opened {when}', { when: ago(e.createdAt) }),
            ],
            ', ',
          )}
        </small>
      </div>
      <Link href={`/events/${e.id}`} className={p.link}>
        {e.phase === 'open' ? say('Go there') : say('Look')}
      </Link>
    </div>
  );
}

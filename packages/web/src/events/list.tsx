/** Events: those that are open or being played, and one's own to open. */
import type { EventSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Glyph } from '../design/index.ts';
import { formatName, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { dotted, say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { personName } from '../people/name.ts';
import { CreateEvent } from './create.tsx';
import s from './list.module.css';

const EVERY = 5000;

const PHASES: Readonly<Record<EventSummary['phase'], Words>> = {
  open: say('players may come in'),
  building: say('decks are being built'),
  round: say('a round is being played'),
  between: say('between two rounds'),
  over: say('over'),
};

/** Is it mine to look after, or do I play there? */
const concerns = (e: EventSummary): boolean => e.mine || e.plays;

export default function EventList() {
  const { data, problem } = useFetched(api.events, 'events', EVERY);
  const running = data?.filter((e) => e.phase !== 'over') ?? [];
  const over = data?.filter((e) => e.phase === 'over') ?? [];
  const groups: [string, Words, EventSummary[]][] = [
    ['mine', say('Yours'), running.filter(concerns)],
    ['now', say('Now'), running.filter((e) => !concerns(e))],
    ['over', say('Over'), over],
  ];
  return (
    <Shell title={say('Events')}>
      <div className={`${p.head} ${s.head}`}>
        <div>
          <h1>{say('Events')}</h1>
          <p>{say('Sealed nights and tournaments: Swiss rounds, a clock, and a director with the last word.')}</p>
        </div>
        <Link href="/season" className={p.link}>
          {say('Ratings and the season')}
        </Link>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          {problem !== null && <p className={p.problem}>{problem}</p>}
          {data !== null && running.length === 0 && (
            <section className={p.panel}>
              <h2>
                {say('Now')} <i />
              </h2>
              <p className={p.empty} data-testid="no-event">
                {say('No event is open. Create one: bots can fill the empty seats.')}
              </p>
            </section>
          )}
          {groups.map(
            ([key, title, events]) =>
              events.length > 0 && (
                <section key={key} className={p.panel}>
                  <h2>
                    {title} <i /> <small>{events.length}</small>
                  </h2>
                  {events.map((e) => (
                    <Row key={e.id} event={e} />
                  ))}
                </section>
              ),
          )}
        </div>
        <CreateEvent />
      </div>
    </Shell>
  );
}

function Row({ event: e }: { event: EventSummary }) {
  return (
    <Link href={`/events/${e.id}`} className={s.row} data-testid="event" data-phase={e.phase}>
      <Badge event={e} />
      <span className={s.about}>
        <b>{e.name}</b>
        <small>
          {dotted([
            formatName(e.format),
            e.sealed === null ? undefined : say('sealed'),
            say('{n} [players|player]', { n: e.players }),
            e.rounds === null ? say('until there is a winner') : say('{n} [rounds|round]', { n: e.rounds }),
          ])}
        </small>
        <small>
          {dotted([
            e.winner !== null ? say('won by {name}', { name: personName(e.winner) }) : PHASES[e.phase],
            e.phase === 'open' && e.startsAt !== null
              ? say('begins on {time}', { time: dayOf(e.startsAt) })
              : undefined,
            e.mine
              ? say('you direct it')
              : e.director.name === ''
                ? undefined
                : say('director: {name}', { name: personName(e.director) }),
            e.plays && e.phase !== 'over' ? say('you are in') : undefined,
          ])}
        </small>
      </span>
      <span className={s.go}>
        {e.phase === 'over' ? say('Look') : e.phase === 'open' && !e.plays ? say('Come in') : say('Go there')}
      </span>
    </Link>
  );
}

/** Where an event stands, at a glance: when it begins, its round, or that it is over. */
function Badge({ event: e }: { event: EventSummary }) {
  const [big, small] = badgeOf(e);
  return (
    <span className={s.badge} data-phase={e.phase}>
      <b>{big ?? <Glyph name="check" size={18} weight={2} />}</b>
      <small>{small}</small>
    </span>
  );
}

function badgeOf(e: EventSummary): [big: Words | null, small: Words] {
  switch (e.phase) {
    case 'open':
      return e.startsAt === null
        ? [`${e.players}`, say('are in')]
        : [
            new Date(e.startsAt).toLocaleDateString(undefined, { day: 'numeric' }),
            new Date(e.startsAt).toLocaleDateString(undefined, { month: 'short' }),
          ];
    case 'building':
      return [say('Build'), say('decks')];
    case 'over':
      return [null, say('over')];
    default:
      return [`${e.round}`, e.rounds === null ? say('round') : say('of {n}', { n: e.rounds })];
  }
}

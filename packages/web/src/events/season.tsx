/** Ratings by format, and the season's points, of those who want them. */
import type { SeasonView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { levelName } from '../lobby/levels.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { dotted, say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { personName } from '../people/name.ts';
import s from './events.module.css';
import { problemOf } from './use.ts';

/** "2026, fourth quarter" */
const QUARTERS = [say('first quarter'), say('second quarter'), say('third quarter'), say('fourth quarter')];
const seasonName = (season: string): Words => {
  const [year, quarter] = season.split('-');
  return say('{year}, {quarter}', { year, quarter: QUARTERS[Number(quarter) - 1] ?? '' });
};

/** A name, and behind it how the season went event by event. */
function Holder({ of: r }: { of: SeasonView['ratings'][number] }) {
  if (r.bot) return say('{name} (bot)', { name: levelName(r.name) });
  if (r.results.length === 0) return r.name;
  return (
    <details>
      <summary>{r.name}</summary>
      {r.results.map((x, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <small key={i} className={s.result}>
          {say('{event}: place {place} of {players}, {n} [points|point]', {
            event: x.name,
            place: x.place,
            players: x.players,
            n: x.points,
          })}
        </small>
      ))}
    </details>
  );
}

export default function Season() {
  const formats = useFormats();
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const [season, setSeason] = useState<string | undefined>(undefined);
  const { data, problem, again } = useFetched(() => api.season(format, season), `season ${format} ${season} ${me?.id}`);
  const [refused, setRefused] = useState<Words | null>(null);
  const want = (rated: boolean) =>
    api.setRated(rated).then(again, (e: unknown) => {
      setRefused(problemOf(e));
    });
  return (
    <Shell title={say('Season')}>
      <div className={p.head}>
        <h1>{say('Season')}</h1>
        <p>
          {say('Every event is a period of Glicko-2. Only account holders who want a rating have one, and bots.')}{' '}
          <Link href="/events">{say('To the events')}</Link>
        </p>
      </div>
      <div className={p.stack}>
        <section className={p.panel} data-testid="season">
          <h2>
            {formatName(format)} <i /> <small>{data === null ? '' : seasonName(data.season)}</small>
          </h2>
          <div className={s.pair}>
            <label className={p.field}>
              <span>{say('Format')}</span>
              <select value={format} onChange={(e) => setFormat(e.target.value)}>
                {formats.map((f) => (
                  <option key={f.id} value={f.id}>
                    {formatName(f.id)}
                  </option>
                ))}
              </select>
            </label>
            {data !== null && data.seasons.length > 1 && (
              <label className={p.field}>
                <span>{say('Season')}</span>
                <select value={data.season} onChange={(e) => setSeason(e.target.value)} data-testid="which-season">
                  {data.seasons.map((x) => (
                    <option key={x} value={x}>
                      {seasonName(x)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          {data?.mine != null && (
            <label className={p.check}>
              <input
                type="checkbox"
                checked={data.mine}
                onChange={(e) => want(e.target.checked)}
                data-testid="rate-me"
              />
              {say('I want a rating: everybody sees it here')}
            </label>
          )}
          {data?.mine === null && <p className={p.empty}>{say('To have a rating, make an account under Settings.')}</p>}
          {(problem ?? refused) !== null && <p className={p.problem}>{problem ?? refused}</p>}
          {data?.ratings.length === 0 && <p className={p.empty}>{say('Nobody has a rating in this format yet.')}</p>}
          {data !== null && data.ratings.length > 0 && <Ratings of={data.ratings} />}
        </section>
        {data !== null && <Events of={data.events} />}
      </div>
    </Shell>
  );
}

function Ratings({ of: ratings }: { of: SeasonView['ratings'] }) {
  return (
    <table className={s.standings}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{say('place')}</span>
          </th>
          <th scope="col">{say('player')}</th>
          <th scope="col">{say('rating')}</th>
          <th scope="col">{say('give or take')}</th>
          <th scope="col">{say('games')}</th>
          <th scope="col">{say('points this season')}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map((r, i) => (
          <tr key={`${r.bot} ${r.name}`} data-mine={r.me} data-testid="rating">
            <td className={s.n}>{i + 1}</td>
            <td>
              <Holder of={r} />
            </td>
            <td>{r.rating}</td>
            <td>{2 * r.deviation}</td>
            <td>{r.games}</td>
            <td>{r.bot ? '-' : r.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Events({ of: events }: { of: SeasonView['events'] }) {
  return (
    <section className={p.panel} data-testid="season-events">
      <h2>
        {say('Events of the season')} <i /> <small>{events.length}</small>
      </h2>
      {events.length === 0 && <p className={p.empty}>{say('None is over yet.')}</p>}
      {events.map((e) => (
        <div key={e.id} className={p.row}>
          <div>
            <b translate="no">{e.name}</b>
            <small>
              {dotted([
                dayOf(e.at),
                say('{n} [players|player]', { n: e.players }),
                e.winner === null ? undefined : say('won by {name}', { name: personName(e.winner) }),
              ])}
            </small>
          </div>
          <Link href={`/events/${e.id}`} className={p.link}>
            {say('Look')}
          </Link>
        </div>
      ))}
    </section>
  );
}

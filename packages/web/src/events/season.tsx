/** Ratings by format, and the season's points, of those who want them. */
import type { SeasonView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { FormatPicker } from '../lobby/fields.tsx';
import { levelName } from '../lobby/levels.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { dotted, say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { personName } from '../people/name.ts';
import s from './events.module.css';
import l from './list.module.css';
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
  const mine = data?.ratings.find((r) => r.me);
  return (
    <Shell title={say('Season')}>
      <div className={`${p.head} ${l.head}`}>
        <div>
          <h1>{say('Season')}</h1>
          <p>
            {say('Every event is a period of Glicko-2. Only account holders who want a rating have one, and bots.')}
          </p>
        </div>
        <Link href="/events" className={p.link}>
          {say('To the events')}
        </Link>
      </div>
      <div className={p.columns}>
        <section className={p.panel} data-testid="season">
          <h2>
            {formatName(format)} <i /> <small>{data === null ? '' : seasonName(data.season)}</small>
          </h2>
          <div className={s.pair}>
            <FormatPicker formats={formats} value={format} onChange={setFormat} />
            {data !== null && (
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
          {problem !== null && <p className={p.problem}>{problem}</p>}
          {data?.ratings.length === 0 && (
            <p className={`${p.empty} ${s.note}`}>
              {say('Nobody has a rating in this format yet. It comes with the first event that is played to its end.')}
            </p>
          )}
          {data !== null && data.ratings.length > 0 && <Ratings of={data.ratings} />}
        </section>
        <div className={p.stack}>
          {data !== null && (
            <section className={p.panel} data-testid="my-rating">
              <h2>
                {say('You')} <i />
              </h2>
              {mine !== undefined && (
                <MyRating of={mine} place={data.ratings.indexOf(mine) + 1} all={data.ratings.length} />
              )}
              {data.mine === null ? (
                <p className={p.empty}>
                  {say('To have a rating, make an account.')} <Link href="/settings">{say('To the settings')}</Link>
                </p>
              ) : (
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
              {data.mine === true && mine === undefined && (
                <p className={p.empty}>{say('It comes with your first event in this format.')}</p>
              )}
              {refused !== null && <p className={p.problem}>{refused}</p>}
            </section>
          )}
          {data !== null && <Events of={data.events} />}
        </div>
      </div>
    </Shell>
  );
}

/** My own rating: in nineteen of twenty cases it lies between the ends. */
function MyRating({ of: r, place, all }: { of: SeasonView['ratings'][number]; place: number; all: number }) {
  return (
    <div className={l.mine}>
      <b>{r.rating}</b>
      <span>
        {say('place {place} of {all}', { place, all })}
        <small>
          {say('between {low} and {high}', { low: r.rating - 2 * r.deviation, high: r.rating + 2 * r.deviation })}
        </small>
        <small>
          {say('{games} [games|game], {points} [points|point] this season', { games: r.games, points: r.points })}
        </small>
      </span>
    </div>
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
          <th scope="col" className={l.less}>
            {say('events')}
          </th>
          <th scope="col">{say('points')}</th>
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
            <td>{say('± {n}', { n: 2 * r.deviation })}</td>
            <td>{r.games}</td>
            <td className={l.less}>{r.events}</td>
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
        <Link key={e.id} href={`/events/${e.id}`} className={l.row} data-plain="true">
          <span className={l.about}>
            <b translate="no">{e.name}</b>
            <small>
              {dotted([
                dayOf(e.at),
                say('{n} [players|player]', { n: e.players }),
                e.winner === null ? undefined : say('won by {name}', { name: personName(e.winner) }),
              ])}
            </small>
          </span>
          <span className={l.go}>{say('Look')}</span>
        </Link>
      ))}
    </section>
  );
}

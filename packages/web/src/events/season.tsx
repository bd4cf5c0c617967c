/** Ratings by format, and the season's points, of those who want them. */
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { problemOf } from './use.ts';

export default function Season() {
  const formats = useFormats();
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const { data, problem, again } = useFetched(() => api.season(format), `season ${format} ${me?.id}`);
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
      <section className={p.panel} data-testid="season">
        <h2>
          {formatName(format)} <i /> <small>{data?.season ?? ''}</small>
        </h2>
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
        {data?.mine != null && (
          <label className={p.check}>
            <input type="checkbox" checked={data.mine} onChange={(e) => want(e.target.checked)} data-testid="rate-me" />
            {say('I want a rating: everybody sees it here')}
          </label>
        )}
        {data?.mine === null && <p className={p.empty}>{say('To have a rating, make an account under Settings.')}</p>}
        {(problem ?? refused) !== null && <p className={p.problem}>{problem ?? refused}</p>}
        {data?.ratings.length === 0 && <p className={p.empty}>{say('Nobody has a rating in this format yet.')}</p>}
        {data !== null && data.ratings.length > 0 && (
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
              {data.ratings.map((r, i) => (
                <tr key={`${r.bot} ${r.name}`} data-mine={r.me} data-testid="rating">
                  <td className={s.n}>{i + 1}</td>
                  <td>{r.bot ? say('{name} bot', { name: r.name }) : r.name}</td>
                  <td>{r.rating}</td>
                  <td>{2 * r.deviation}</td>
                  <td>{r.games}</td>
                  <td>{r.bot ? '-' : r.points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </Shell>
  );
}

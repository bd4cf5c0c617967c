/** What a deck did so far: games that are over, and runs of the lab. */
import type { DeckResults, DeckTally } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { ago, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { listOf, say } from '../net/say.ts';
import s from './results.module.css';

const count = ({ won, lost, tied }: DeckTally): number => won + lost + tied;

const tally = ({ won, lost, tied }: DeckTally): Words =>
  say('{won} won, {lost} lost<, {tied} tied>', { won, lost, tied: tied > 0 ? tied : null });

/** `id`: of a deck that is saved, or one of ours. */
export function Results({ id, format }: { id: string; format: string }) {
  const { data } = useFetched(() => api.deckResults(id), `results ${id}`);
  return (
    <section className={s.results} data-testid="deck-results">
      <h2>{say('Results')}</h2>
      {data !== null && <Told results={data} />}
      <p>
        <Link href={`/lab?format=${format}&deck=${id}`} className={p.link} data-testid="to-lab">
          {say('Try it in the lab')}
        </Link>
      </p>
    </section>
  );
}

const percent = (x: number): number => Math.round(x * 100);

function Told({ results: { people, bots, games, labs } }: { results: DeckResults }) {
  if (count(people) + count(bots) + labs.length === 0)
    return <p className={s.none}>{say('Nobody has finished a game with it yet.')}</p>;
  return (
    <>
      <dl>
        <dt>{say('Against people')}</dt>
        <dd>{count(people) === 0 ? say('no game yet') : tally(people)}</dd>
        <dt>{say('Against bots')}</dt>
        <dd>{count(bots) === 0 ? say('no game yet') : tally(bots)}</dd>
      </dl>
      <ul>
        {games.map((g) => (
          <li key={g.id} data-won={g.won}>
            <b>{g.won === null ? say('tied') : g.won ? say('won') : say('lost')}</b>
            <Link href={`/summary/${g.id}`}>
              <span translate="no">{say('{who} with {deck}', { who: g.opponent, deck: g.deck })}</span>
            </Link>
            <small>{ago(g.at)}</small>
          </li>
        ))}
        {labs.map((l) => (
          <li key={l.id}>
            <b>{say('{n} %', { n: percent(l.share) })}</b>
            <Link href={`/lab/${l.id}`}>
              <span translate="no">
                {l.against.length > 2
                  ? say('lab: {games} games, a field of {n}', { games: l.games, n: l.against.length })
                  : say('lab: {games} games, {against}', { games: l.games, against: listOf(l.against) })}
              </span>
            </Link>
            <small>{ago(l.at)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** When an event is over: who stands first, everybody's deck, how affiliations did, and the reports. */
import type { EventPlayer, EventTableView, EventView } from '@spaceline/protocol';
import { joined, type Words } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { DeckEmblems } from '../decks/emblems.tsx';
import { loadCards, useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import k from './after.module.css';
import s from './events.module.css';
import { nameIn, PlayerName } from './parts.tsx';
import { OUTCOMES, reversed, signed } from './words.ts';

const percent = (x: number): number => Math.round(100 * x);

export function Podium({ event: e }: { event: EventView }) {
  return (
    <section className={`${p.panel} ${s.atFirst}`} data-testid="podium">
      <h2>
        {say('The first three')} <i />
      </h2>
      <ol className={k.podium}>
        {e.standings.slice(0, 3).map((x) => (
          <li key={x.player}>
            <b className={k.rank}>{x.place}</b>
            <PlayerName player={e.entrants.find((y) => y.id === x.player)} bold />
            <small>{say('{n} [points|point], {diff}', { n: x.points, diff: signed(x.differential) })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function After({ event: e }: { event: EventView }) {
  return (
    <section className={`${p.panel} ${s.atStandings}`} data-testid="after">
      <h2>
        {say('Afterwards')} <i />
      </h2>
      <div className={p.buttons}>
        <a className={p.link} href={`/api/events/${e.id}/report.txt`} download>
          {say('Report as text')}
        </a>
        <a className={p.link} href={`/api/events/${e.id}/report.csv`} download>
          {say('Report as CSV')}
        </a>
      </div>
      {e.shares.length > 0 && (
        <h3 className={s.sub}>
          {say('Games won')} <i /> <small>{say('in 19 of 20 cases in the band')}</small>
        </h3>
      )}
      {e.shares.map((x) => (
        <div key={x.affiliation} className={k.share}>
          <span>
            <DeckEmblems of={[x.affiliation]} size={16} /> {x.affiliation}
          </span>
          <b className={k.percent}>{say('{n} %', { n: percent(x.share) })}</b>
          <i
            className={k.interval}
            style={
              {
                '--low': `${percent(x.interval[0])}%`,
                '--high': `${percent(x.interval[1])}%`,
                '--share': `${percent(x.share)}%`,
              } as never
            }
          />
          <small>
            {say('{wins} of {games}, {low} to {high} %', {
              wins: x.wins,
              games: x.games,
              low: percent(x.interval[0]),
              high: percent(x.interval[1]),
            })}
          </small>
        </div>
      ))}
    </section>
  );
}

export function Kept({ event: e }: { event: EventView }) {
  const byId = useCardFile((f) => f.byId);
  useEffect(() => {
    void loadCards();
  }, []);
  /** "Kes x2" */
  const listed = (ids: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const title = byId.get(id)?.facts.title ?? id;
      counts.set(title, (counts.get(title) ?? 0) + 1);
    }
    return joined(
      [...counts].map(([title, n]) => (n === 1 ? title : say('{title} x{n}', { title, n }))),
      ', ',
    );
  };
  return (
    <section className={`${p.panel} ${s.atStandings}`}>
      <h2>
        {e.sealed === null ? say('Decks and games') : say('Decks, packs and games')} <i />
      </h2>
      <div className={k.decks}>
        {e.standings.map(({ player }) => {
          const x = e.entrants.find((y) => y.id === player);
          return x === undefined ? null : <OfPlayer key={player} event={e} player={x} listed={listed} />;
        })}
      </div>
    </section>
  );
}

const PILES: Readonly<Record<string, Words>> = {
  missions: say('Missions'),
  seeds: say('Seeds'),
  draw: say('Draw deck'),
  tactics: say('Battle Bridge'),
  q: say('Q’s Tent of the Continuum'),
  tent: say('Tent'),
};

/** What is kept of a player: the deck, the packs it came from, and the games. */
function OfPlayer({
  event: e,
  player: x,
  listed,
}: {
  event: EventView;
  player: EventPlayer;
  listed(ids: readonly string[]): Words;
}) {
  const games = e.played.flatMap((r) =>
    r.tables.flatMap((t) => (t.first === x.id || t.second === x.id ? [{ round: r.number, table: t }] : [])),
  );
  return (
    <details data-testid="kept">
      <summary>
        <PlayerName player={x} />
        {x.deck?.proposed && !x.bot && <small>{say('made when time ran out')}</small>}
      </summary>
      {Object.entries(x.deck?.piles ?? {})
        .filter(([, ids]) => ids.length > 0)
        .map(([pile, ids]) => (
          <p key={pile}>
            <b>{PILES[pile] ?? pile}</b> {listed(ids)}
          </p>
        ))}
      {games.map(({ round, table: t }) => (
        <p key={round}>
          <b>{say('Round {n}', { n: round })}</b> <Game event={e} table={t} player={x.id} />
        </p>
      ))}
      {x.packs !== null && (
        <p>
          <Link href={`/packs?products=${x.packs.products.join(',')}&seed=${x.packs.seed}`} data-testid="pool-of">
            {say('The packs of {name}', { name: personName(x) })}
          </Link>
        </p>
      )}
    </details>
  );
}

function Game({ event: e, table: t, player }: { event: EventView; table: EventTableView; player: string }) {
  if (t.second === null) return say('bye');
  if (t.result === null) return say('not over');
  const first = t.first === player;
  const [mine, theirs] = first ? t.result.scores : [t.result.scores[1], t.result.scores[0]];
  const words = say('{result} against {name}, {mine} to {theirs}', {
    result: OUTCOMES[first ? t.result.outcome : reversed(t.result.outcome)],
    name: nameIn(e, first ? t.second : t.first),
    mine,
    theirs,
  });
  return t.game === null ? words : <Link href={`/replay/${t.game}`}>{words}</Link>;
}

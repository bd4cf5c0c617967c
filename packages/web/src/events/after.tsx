/** When an event is over: everybody's deck, how affiliations did, and the reports. */
import type { EventView } from '@spaceline/protocol';
import { joined } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import p from '../app/page.module.css';
import { DeckEmblems } from '../decks/emblems.tsx';
import { loadCards, useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { PlayerName } from './parts.tsx';

const percent = (x: number): number => Math.round(100 * x);

export function After({ event: e }: { event: EventView }) {
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
      <h3 className={s.sub}>
        {say('Games won')} <i />
      </h3>
      {e.shares.map((x) => (
        <p key={x.affiliation} className={s.share}>
          <span>
            <DeckEmblems of={[x.affiliation]} size={16} /> {x.affiliation}
          </span>
          <i
            className={s.interval}
            style={
              {
                '--low': `${percent(x.interval[0])}%`,
                '--high': `${percent(x.interval[1])}%`,
                '--share': `${percent(x.share)}%`,
              } as never
            }
          />
          <span>
            {say('{wins} of {games}, {share} % ({low} to {high} %)', {
              wins: x.wins,
              games: x.games,
              share: percent(x.share),
              low: percent(x.interval[0]),
              high: percent(x.interval[1]),
            })}
          </span>
        </p>
      ))}
      <h3 className={s.sub}>
        {say('Decks')} <i />
      </h3>
      <div className={s.decks}>
        {e.standings.map(({ player }) => {
          const x = e.entrants.find((y) => y.id === player);
          if (x?.deck == null) return null;
          return (
            <details key={player}>
              <summary>
                <PlayerName player={x} />
              </summary>
              {Object.entries(x.deck.piles)
                .filter(([, ids]) => ids.length > 0)
                .map(([pile, ids]) => (
                  <p key={pile}>{listed(ids)}</p>
                ))}
            </details>
          );
        })}
      </div>
    </section>
  );
}

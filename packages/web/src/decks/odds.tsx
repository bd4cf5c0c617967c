/** How likely the first hands hold what one wants, what the deck is made of, and who flies its ships. */
import type { DeckFigures } from '@spaceline/protocol';
import { joined, spoken } from '@spaceline/protocol/words';
import { type CSSProperties, useState } from 'react';
import { type Card, TYPE_ORDER } from '../cards/index.ts';
import { say } from '../net/say.ts';
import s from './coverage.module.css';
import t from './stops.module.css';

interface Props {
  figures: DeckFigures;
  byId: ReadonlyMap<string, Card>;
}

const ORDER: readonly string[] = TYPE_ORDER;
const order = (type: string): number => ORDER.indexOf(type);

export function Odds({ figures, byId }: Props) {
  const { odds, ships, dilemmas } = figures;
  const [wanted, setWanted] = useState('Ship');
  const kinds = [...odds].sort((a, b) => order(a.type) - order(b.type));
  const chosen = kinds.find((o) => o.type === wanted) ?? kinds[0];
  if (chosen === undefined) return null;
  const most = Math.max(...kinds.map((o) => o.n));
  return (
    <section className={s.panel} data-testid="odds">
      <div className={s.pair}>
        <div>
          <h2>
            <label>
              <span className="hidden">{say('Odds of')}</span>
              <select value={chosen.type} onChange={(e) => setWanted(e.target.value)}>
                {kinds.map((o) => (
                  <option key={o.type} value={o.type}>
                    {o.type}
                  </option>
                ))}
              </select>
            </label>
            <small>{say('in hand by turn, %')}</small>
          </h2>
          <ol className={s.bars} aria-label={spoken(say('{type} in hand by turn', { type: chosen.type }))}>
            {chosen.byTurn.map((percent, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the turn
              <li key={i}>
                <span
                  className={`${s.bar} ${i === 0 ? s.now : ''}`}
                  style={{ height: `${Math.max(15, percent * 0.84)}%` }}
                >
                  {percent}
                </span>
                {i + 1}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{say('Kinds in the draw deck')}</h2>
          <ul className={s.kinds}>
            {kinds.map((o) => (
              <li key={o.type}>
                <span>{o.type}</span>
                <i className={s.bar} style={{ width: `${(o.n / most) * 100}%` }} />
                <b className={s.n}>{o.n}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ul className={s.ships}>
        {ships.map(({ id, icons, matching }) => (
          <li key={id}>
            <b>{byId.get(id)?.facts.title ?? id}</b>
            <span>
              {icons.length > 0 &&
                say('{icons}; ', {
                  icons: joined(
                    icons.map((x) =>
                      x.people === null ? x.icon : say('{icon}: {n} who fill it', { icon: x.icon, n: x.people }),
                    ),
                    ', ',
                  ),
                })}
              {say('{n} of its affiliation', { n: matching })}
            </span>
          </li>
        ))}
      </ul>
      <Stops dilemmas={dilemmas} byId={byId} />
    </section>
  );
}

/** The mix, and how many of the teams that others may send fail at each. */
function Stops({ dilemmas, byId }: { dilemmas: DeckFigures['dilemmas'] } & Pick<Props, 'byId'>) {
  const { planet, space, both, stops } = dilemmas;
  const rows = stops
    .map((x) => ({ ...x, mean: x.field.reduce((n, f) => n + f.percent, 0) / Math.max(1, x.field.length) }))
    .sort((a, b) => b.mean - a.mean);
  return (
    <>
      <p className={s.mix}>
        {say('Dilemmas: {planet} for planets, {space} for space, {both} for either', { planet, space, both })}
      </p>
      {rows.length > 0 && (
        <>
          <h2>
            {say('Whom they stop')} <i /> <small>{say('of six people, %')}</small>
          </h2>
          <ul className={t.stops} data-testid="stops">
            {rows.map((x) => {
              const [least, most] = extremes(x.field);
              return (
                <li key={x.id}>
                  <span>{byId.get(x.id)?.facts.title ?? x.id}</span>
                  <i style={{ '--stops': `${x.mean}%` } as CSSProperties} />
                  <b>{Math.round(x.mean)}</b>
                  <small>
                    {say('<most {most} {high}, ><least {least} {low}, >yours {own}', {
                      most: most?.deck ?? null,
                      high: most?.percent ?? '',
                      least: least?.deck ?? null,
                      low: least?.percent ?? '',
                      own: x.own ?? '?',
                    })}
                  </small>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

type Against = DeckFigures['dilemmas']['stops'][number]['field'];

/** Those that are stopped least and most. */
const extremes = (field: Against): (Against[number] | undefined)[] => {
  const sorted = [...field].sort((a, b) => a.percent - b.percent);
  return [sorted[0], sorted.at(-1)];
};

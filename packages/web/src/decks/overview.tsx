/** A deck at a glance: what the missions ask for and who has it, how strong people are, what it is made of. */
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import p from '../app/page.module.css';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';
import { figuresOf } from './figures.ts';
import s from './overview.module.css';
import type { Piles } from './piles.ts';

export function Overview({ piles, byId }: { piles: Piles; byId: ReadonlyMap<string, Card> }) {
  const f = useMemo(() => figuresOf(piles, byId), [piles, byId]);
  const most = Math.max(1, ...f.skills.map((x) => x.people));
  return (
    <div className={s.overview}>
      <section>
        <h2>
          {say('Skills')} <small>{say('{n} people; lit: a mission asks for it', { n: f.people })}</small>
        </h2>
        {f.skills.length === 0 && <p className={s.empty}>{say('Nobody is in the deck yet.')}</p>}
        <ul className={s.skills}>
          {f.skills.map((x) => (
            <li key={x.name} data-needed={x.needed}>
              <span>{x.name}</span>
              <i className={s.bar} style={{ width: `${(x.people / most) * 100}%` }} />
              <b>
                {x.people}
                {x.levels > x.people && <span className={s.levels}> ×{x.levels}</span>}
              </b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('Attributes')}</h2>
        <div className={s.curves}>
          {f.attributes.map((a) => (
            <Curve key={a.name} {...a} />
          ))}
        </div>
        <p className={s.staffing}>
          {say('{command} with command, {staff} with staff ability', {
            command: f.staffing.command,
            staff: f.staffing.staff,
          })}
        </p>
      </section>
      <section>
        <h2>{say('Kinds of card')}</h2>
        <ul className={p.chips}>
          {f.types.map((t) => (
            <li key={t.type} className={p.chip}>
              {t.type} <b>{t.n}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** How many people have each number. */
function Curve({ name, counts, mean }: { name: Words; counts: number[]; mean: number }) {
  const most = Math.max(1, ...counts);
  const said = counts.map((n, value) => (n > 0 ? say('{n} with {value}', { n, value }) : '')).filter(Boolean);
  return (
    <figure
      className={s.curve}
      aria-label={spoken(say('{name}: {said}', { name, said: joined(said, ', ') || say('nobody') }))}
    >
      <figcaption>
        {name} <b>{mean.toFixed(1)}</b>
      </figcaption>
      <div aria-hidden="true">
        {counts.map((n, value) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number on the cards
          <span key={value} title={spoken(say('{n} with {value}', { n, value }))}>
            <i style={{ height: `${(n / most) * 100}%` }} />
            {value % 3 === 0 ? value : ''}
          </span>
        ))}
      </div>
    </figure>
  );
}

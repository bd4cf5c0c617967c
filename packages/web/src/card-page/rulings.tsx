/** The rules that name a card, and the scenarios in which it acts. */
import type { CardPage } from '@spaceline/protocol';
import { addressOfRule } from '@spaceline/protocol/words';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { loadRules, useRules } from '../rules/rules.ts';
import s from './rulings.module.css';

export function Rulings({ page }: { page: CardPage }) {
  const rules = useRules((r) => r.rules);
  const ready = useRules((r) => r.state === 'ready');
  useEffect(() => {
    loadRules();
  }, []);
  const cited = page.erratum?.rules;
  const naming = useMemo(
    () => rules.filter((r) => r.cards.includes(page.title) || cited?.includes(r.id)).sort((a, b) => b.rank - a.rank),
    [rules, page.title, cited],
  );
  return (
    <section className={p.panel} data-testid="card-rulings">
      <h2>
        {say('Rulings')} <i /> <small>{naming.length > 0 ? say('each one runs') : ''}</small>
      </h2>
      {ready && naming.length === 0 && <p className={p.empty}>{say('No rule names this card.')}</p>}
      <ul className={s.list}>
        {naming.map((r) => (
          <li key={r.id}>
            <Link href={addressOfRule(r.id)} className={p.code}>
              {r.id}
            </Link>
            <span className={s.text} translate="no">
              {r.text}
              <small>
                {r.book}, {r.date}
              </small>
            </span>
            {r.proofs > 0 && (
              <Link href={`${addressOfRule(r.id)}/table`} className={p.link}>
                <Glyph name="play" size={11} /> {say('Put it on the table')}
              </Link>
            )}
          </li>
        ))}
        <li>
          <span className={s.ask}>{say('ask')}</span>
          <span className={s.text}>
            {say('Something that no ruling answers? Lay it out and see what the engine does.')}
          </span>
          <Link href={`/judge?card=${page.printings.at(-1)?.id ?? ''}`} className={p.link}>
            {say('Open the bench')}
          </Link>
        </li>
      </ul>
    </section>
  );
}

export function Scenarios({ page }: { page: CardPage }) {
  if (page.scenarios.length === 0) return null;
  return (
    <section className={p.panel} data-testid="card-scenarios">
      <h2>
        {say('Scenarios')} <i /> <small>{page.scenarios.length + page.more}</small>
      </h2>
      <ul className={s.list}>
        {page.scenarios.map((x) => (
          <li key={x.name}>
            <span className={s.text} translate="no">
              {x.title}
            </span>
            <Link href={`/scenario/table?scenario=${encodeURIComponent(x.name)}`} className={s.play}>
              <Glyph name="play" size={10} /> {say('On the table')}
            </Link>
          </li>
        ))}
      </ul>
      {page.more > 0 && <p className={p.empty}>{say('and {n} more', { n: page.more })}</p>}
    </section>
  );
}

/** What stands beside a card: its printings, the decks that hold it, the cards that go with it. */
import type { Affiliation } from '@spaceline/engine';
import type { CardPage } from '@spaceline/protocol';
import { addressOfCard } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { type Card, TableCard } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { Emblem } from '../design/index.ts';
import { lookup, useCardFile } from '../net/cards.ts';
import { dotted, say } from '../net/say.ts';
import s from './beside.module.css';

export function Printings({ page, at }: { page: CardPage; at: string }) {
  const shown = page.printings.flatMap((x) => lookup(x.id) ?? []);
  return (
    <section className={p.panel} data-testid="printings">
      <h2>
        {say('Printings')} <i /> <small>{shown.length}</small>
      </h2>
      <ul>
        {shown.map(({ facts }) => (
          <li key={facts.id}>
            <Link
              href={addressOfCard(page.title, facts.id)}
              className={s.printing}
              aria-current={facts.id === at ? 'true' : undefined}
              replace
            >
              <span className={s.thumb}>
                <Art svg={picture(facts, 58, 40)} />
              </span>
              <span translate="no">
                <b>{SETS[facts.set] ?? facts.set}</b>
                <small>
                  {dotted([
                    facts.rarity ?? undefined,
                    facts.number === null ? undefined : say('number {n}', { n: String(facts.number) }),
                    facts.affiliations.join(', '),
                  ])}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Decks({ page }: { page: CardPage }) {
  return (
    <section className={p.panel} data-testid="card-decks">
      <h2>
        {say('Decks that use it')} <i /> <small>{page.decks.length}</small>
      </h2>
      {page.decks.length === 0 && <p className={p.empty}>{say('None of the decks here, and none of yours.')}</p>}
      <ul>
        {page.decks.map((d) => (
          <li key={d.id}>
            <Link href={`/decks/${d.id}?format=${d.format}`} className={s.deck}>
              {d.affiliation !== null && <Emblem of={d.affiliation as Affiliation} size={20} />}
              <span translate="no">
                <b>{d.name}</b>
                <small>{d.kind === 'own' ? say('yours') : d.format}</small>
              </span>
              <em>×{d.copies}</em>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SOME = 6;

/** Found by what the cards say: those that its text names, and those whose text names it. */
export function GoesWith({ page }: { page: CardPage }) {
  const byId = useCardFile((f) => f.byId);
  const cards = useMemo(() => {
    const wanted = new Set([...page.names, ...page.namedBy]);
    const newest = new Map<string, Card>();
    for (const card of byId.values()) if (wanted.has(card.facts.title)) newest.set(card.facts.title, card);
    return [...wanted].flatMap((title) => newest.get(title) ?? []).slice(0, SOME);
  }, [byId, page]);
  if (cards.length === 0) return null;
  return (
    <section className={p.panel} data-testid="goes-with">
      <h2>
        {say('Goes with')} <i />
      </h2>
      <ul className={s.cards}>
        {cards.map((card) => (
          <li key={card.facts.id}>
            <Link href={addressOfCard(card.facts.title)}>
              <TableCard card={card} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={s.why}>{say('Found by what the cards say: its text names them, or theirs names it.')}</p>
    </section>
  );
}

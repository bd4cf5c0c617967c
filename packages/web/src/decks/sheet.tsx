/** The deck itself: its piles, an overview, a hand to try, its list. */

import type { DeckCheck, FormatSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';
import { Problems } from './check.tsx';
import { commentOf } from './comment.ts';
import s from './deck.module.css';
import type { Desk } from './draft.ts';
import { TestHand } from './hand.tsx';
import { DeckPiles } from './list.tsx';
import { Overview } from './overview.tsx';
import { everyCard, type Pile, pilesOf } from './piles.ts';
import { DeckText } from './text.tsx';

const TABS = ['cards', 'overview', 'hand', 'text'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, Words>> = {
  cards: say('Deck'),
  overview: say('Overview'),
  hand: say('Test hand'),
  text: say('Import, export'),
};

interface Props {
  desk: Desk;
  check: DeckCheck | null;
  format: FormatSummary | undefined;
  byId: ReadonlyMap<string, Card>;
  add(card: Card, pile?: Pile): void;
  remove(card: Card, pile?: Pile): void;
  look(card: Card): void;
  open(card: Card): void;
}

export function Sheet({ desk: { draft, change }, check, format, byId, ...acts }: Props) {
  const [tab, setTab] = useState<Tab>('cards');
  const take = (read: DeckCheck, text: string) => {
    change((d) => ({
      ...d,
      piles: pilesOf(read.piles),
      comment: commentOf(text),
      sealed: d.sealed ?? read.sealed,
    }));
    setTab('cards');
  };
  return (
    <section className={s.deck} aria-label={spoken(say('The deck'))}>
      <div className={s.tabs} role="tablist" aria-label={spoken(say('Show'))}>
        {TABS.map((key) => (
          <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => setTab(key)}>
            {NAMES[key]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={s.scroll} role="tabpanel" tabIndex={0} aria-label={spoken(NAMES[tab])}>
        <div className={s.narrow}>{check !== null && <Problems check={check} />}</div>
        {tab === 'cards' && <DeckPiles piles={draft.piles} byId={byId} format={format} {...acts} />}
        {tab === 'overview' && <Overview piles={draft.piles} byId={byId} />}
        {tab === 'hand' && (
          <TestHand
            key={everyCard(draft.piles).length}
            draw={draft.piles.draw}
            size={format?.hand ?? 7}
            byId={byId}
            open={acts.open}
          />
        )}
        {tab === 'text' && (
          <DeckText
            name={draft.name}
            format={draft.format}
            text={[draft.comment, check?.text ?? ''].filter(Boolean).join('\n')}
            take={take}
          />
        )}
      </div>
    </section>
  );
}

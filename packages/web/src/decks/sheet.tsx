/** The deck itself: its piles, an overview, a hand to try, its list. */

import type { DeckCheck, DeckFigures, FormatSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';
import { KeptAside, UnknownLines } from './beside.tsx';
import { Problems } from './check.tsx';
import { commentOf } from './comment.ts';
import { Coverage } from './coverage.tsx';
import s from './deck.module.css';
import type { Desk } from './draft.ts';
import { TestHand } from './hand.tsx';
import { DeckPiles } from './list.tsx';
import { Odds } from './odds.tsx';
import { Overview } from './overview.tsx';
import { everyCard, type Pile, pilesOf } from './piles.ts';
import { DeckText } from './text.tsx';
import { Versions } from './versions.tsx';

const TABS = ['cards', 'overview', 'hand', 'versions', 'text'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, Words>> = {
  cards: say('Deck'),
  overview: say('Overview'),
  hand: say('Test hand'),
  versions: say('Versions'),
  text: say('Lists'),
};

interface Props {
  /** of an own deck */
  id: string | null;
  desk: Desk;
  check: DeckCheck | null;
  figures: DeckFigures | null;
  format: FormatSummary | undefined;
  byId: ReadonlyMap<string, Card>;
  add(card: Card, pile?: Pile): void;
  remove(card: Card, pile?: Pile): void;
  mend: NonNullable<Parameters<typeof Problems>[0]['mend']>;
  drop(id: string, from: Pile | null, to: Pile): void;
  open(card: Card): void;
}

export function Sheet({ id, desk, check, figures, format, byId, mend, ...acts }: Props) {
  const { draft, change } = desk;
  const [tab, setTab] = useState<Tab>('cards');
  const take = (read: DeckCheck, text: string) => {
    change((d) => ({
      ...d,
      piles: pilesOf(read.piles),
      beside: read.beside,
      comment: commentOf(text),
      sealed: d.sealed ?? read.sealed,
    }));
    setTab('cards');
  };
  return (
    <section className={s.deck} aria-label={spoken(say('The deck'))}>
      <div className={s.tabs} role="tablist" aria-label={spoken(say('Show'))}>
        {TABS.map((key) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-tab={key}
            aria-selected={tab === key}
            onClick={() => setTab(key)}
          >
            {NAMES[key]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={s.scroll} role="tabpanel" tabIndex={0} aria-label={spoken(NAMES[tab])}>
        <div className={s.narrow}>{check !== null && <Problems check={check} mend={mend} />}</div>
        {tab === 'cards' && (
          <>
            <UnknownLines draft={draft} byId={byId} change={change} />
            <DeckPiles piles={draft.piles} byId={byId} format={format} {...acts} />
            <KeptAside draft={draft} byId={byId} change={change} open={acts.open} />
          </>
        )}
        {tab === 'overview' && (
          <>
            {figures !== null && (
              <div className={s.narrow}>
                <Coverage figures={figures} byId={byId} open={acts.open} />
                <Odds figures={figures} byId={byId} />
              </div>
            )}
            <Overview piles={draft.piles} byId={byId} />
          </>
        )}
        {tab === 'hand' && (
          <TestHand
            key={everyCard(draft.piles).length}
            draw={draft.piles.draw}
            size={format?.hand ?? 7}
            byId={byId}
            open={acts.open}
          />
        )}
        {tab === 'versions' && <Versions id={id} desk={desk} byId={byId} />}
        {tab === 'text' && (
          <DeckText
            name={draft.name}
            format={draft.format}
            draft={draft}
            byId={byId}
            text={[draft.comment, check?.text ?? ''].filter(Boolean).join('\n')}
            take={take}
          />
        )}
      </div>
    </section>
  );
}

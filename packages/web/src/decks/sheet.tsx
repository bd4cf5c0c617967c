/** The deck itself: its piles, an overview, a hand to try, its list. */

import type { DeckCheck, DeckDetail, DeckFigures, FormatSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';
import { Headings, KeptAside, UnknownLines } from './beside.tsx';
import { type Checked, Problems } from './check.tsx';
import { type ByTurn, Coverage } from './coverage.tsx';
import s from './deck.module.css';
import { type Desk, withList } from './draft.ts';
import { BotBegins } from './first-turns.tsx';
import { TestHand } from './hand.tsx';
import { DeckPiles, EmptyPlaces } from './list.tsx';
import { Odds } from './odds.tsx';
import { Overview } from './overview.tsx';
import type { Place } from './piles.ts';
import { Results } from './results.tsx';
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
  /** as it was saved; null where it never was */
  deck: DeckDetail | null;
  desk: Desk;
  checked: Checked;
  figures: DeckFigures | null;
  byTurn: ByTurn;
  format: FormatSummary | undefined;
  byId: ReadonlyMap<string, Card>;
  add(card: Card, place?: Place): void;
  remove(card: Card, place?: Place): void;
  mend: NonNullable<Parameters<typeof Problems>[0]['mend']>;
  drop(id: string, from: Place | null, to: Place): void;
  open(card: Card): void;
}

export function Sheet({ deck, desk, checked, figures, byTurn, format, byId, mend, ...acts }: Props) {
  const { draft, change } = desk;
  const { check, fresh, cut } = checked;
  const [tab, setTab] = useState<Tab>('cards');
  const take = (read: DeckCheck, text: string) => {
    change((d) => withList(d, read, text));
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
        <div className={s.narrow}>{check !== null && <Problems check={check} cut={cut} mend={mend} />}</div>
        {tab === 'cards' && (
          <>
            <Headings reading={draft.reading ?? []} change={change} />
            <UnknownLines draft={draft} byId={byId} format={format} change={change} />
            <DeckPiles piles={draft.piles} byId={byId} format={format} {...acts} />
            <KeptAside draft={draft} byId={byId} {...acts} />
            <EmptyPlaces piles={draft.piles} aside={draft.beside.aside} drop={acts.drop} />
          </>
        )}
        {tab === 'overview' && (
          <>
            {figures !== null && (
              <div className={s.narrow}>
                <Coverage figures={figures} byId={byId} open={acts.open} {...byTurn} />
                <Odds figures={figures} byId={byId} />
              </div>
            )}
            <Overview piles={draft.piles} byId={byId} />
            {deck !== null && <Results id={deck.id} format={draft.format} />}
          </>
        )}
        {tab === 'hand' && (
          <>
            <TestHand
              key={draft.piles.draw.join()}
              draw={draft.piles.draw}
              size={format?.hand ?? 7}
              byId={byId}
              open={acts.open}
            />
            <BotBegins draft={draft} legal={fresh && check?.legal === true} />
          </>
        )}
        {tab === 'versions' && <Versions id={deck?.kind === 'own' ? deck.id : null} desk={desk} byId={byId} />}
        {tab === 'text' && (
          <DeckText
            name={draft.name}
            format={draft.format}
            draft={draft}
            byId={byId}
            // the list of an older deck is never shown: one could copy it
            text={fresh ? [draft.comment, check?.text ?? ''].filter(Boolean).join('\n') : ''}
            take={take}
          />
        )}
      </div>
    </section>
  );
}

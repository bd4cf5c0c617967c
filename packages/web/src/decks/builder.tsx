/** The deck builder at work: the catalogue, the deck, and what the rules say of it. */

import type { DeckDetail, SealedPacks } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { type Card, CardFace } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import { useFormats } from '../lobby/use.ts';
import { useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { Catalogue } from './catalogue.tsx';
import { Problems, useChecked } from './check.tsx';
import { commentOf } from './comment.ts';
import s from './deck.module.css';
import { type Desk, type Draft, useDesk } from './draft.ts';
import { Head } from './head.tsx';
import { Look } from './look.tsx';
import { added, countOf, everyCard, homeOf, type Pile, pilesOf, pileWith, removed } from './piles.ts';
import { packsLink, usePool } from './pool.ts';
import { Sheet } from './sheet.tsx';
import { StatusLine } from './status.tsx';

function savedDraft(deck: DeckDetail | null, fresh: Draft): Draft {
  if (deck === null) return fresh;
  return {
    name: deck.name,
    format: deck.format,
    piles: pilesOf(deck.piles),
    comment: commentOf(deck.text),
    sealed: deck.sealed,
  };
}

/** Puts cards into the deck and takes them out; `tell` hears of it. */
function useHands({ change }: Desk, tell: (note: Words) => void) {
  const add = useCallback(
    (card: Card, pile: Pile = homeOf(card)) => {
      change((d) => ({ ...d, piles: added(d.piles, pile, card.facts.id) }));
      tell(say('{title} added.', { title: card.facts.title }));
    },
    [change, tell],
  );
  const remove = useCallback(
    (card: Card, pile?: Pile) => {
      change((d) => {
        const from = pile ?? pileWith(d.piles, card);
        return from === null ? d : { ...d, piles: removed(d.piles, from, card.facts.id) };
      });
      tell(say('{title} removed.', { title: card.facts.title }));
    },
    [change, tell],
  );
  return { add, remove };
}

export function Builder({ id, deck, fresh }: { id: string; deck: DeckDetail | null; fresh: Draft }) {
  const byId = useCardFile((f) => f.byId);
  const [saved, setSaved] = useState(() => savedDraft(deck, fresh));
  const desk = useDesk(id, saved);
  const { draft } = desk;
  const format = useFormats().find((f) => f.id === draft.format);
  const check = useChecked(draft.format, draft.piles, draft.sealed);
  const pool = usePool(draft.sealed);
  /** which half a narrow screen shows */
  const [half, setHalf] = useState<'catalogue' | 'deck'>(deck === null ? 'catalogue' : 'deck');
  const [looked, setLooked] = useState<Card | null>(() => byId.get(draft.piles.draw[0]) ?? null);
  const [open, setOpen] = useState<Card | null>(null);
  const [note, setNote] = useState<Words>('');
  const cards = useMemo(() => [...byId.values()], [byId]);
  const counts = useMemo(() => countOf(everyCard(draft.piles)), [draft.piles]);
  const hands = useHands(desk, setNote);
  const shows = { ...hands, look: setLooked, open: setOpen };
  const legal = check?.legal === true;
  const keep = (now: Draft) => {
    setSaved(now);
    setNote(say('Saved.'));
  };
  return (
    <div className={s.builder} data-half={half}>
      <Head id={id} deck={deck} desk={desk} legal={legal} unfinished={check?.warnings ?? []} saved={keep} />
      <div className={s.columns}>
        <section className={s.catalogue} aria-label={spoken(say('Cards to choose from'))}>
          {draft.sealed !== null && pool !== null && <PoolNote packs={draft.sealed} pool={pool} />}
          <Catalogue cards={cards} counts={counts} pool={pool} property={format?.property ?? null} {...shows} />
        </section>
        <Sheet desk={desk} check={check} format={format} byId={byId} {...shows} />
        <aside className={s.rail} aria-label={spoken(say('Legality, and the card you look at'))}>
          {check !== null && <Problems check={check} />}
          {looked ? (
            <>
              <CardFace key={looked.facts.id} card={looked} scale={1.31} />
              <StatusLine card={looked} />
            </>
          ) : (
            <p className={s.hint}>{say('Point at a card to see it here. Click it for its piles.')}</p>
          )}
        </aside>
      </div>
      <div className={s.bottom}>
        <button type="button" aria-pressed={half === 'catalogue'} onClick={() => setHalf('catalogue')}>
          <Glyph name="search" size={16} /> {say('Cards')}
        </button>
        <button type="button" aria-pressed={half === 'deck'} onClick={() => setHalf('deck')}>
          <Glyph name="deck" size={16} /> {say('Deck')} <b>{everyCard(draft.piles).length}</b>
          {check !== null && (
            <span data-legal={legal}>
              <Glyph name={legal ? 'check' : 'cross'} size={12} weight={2.4} />{' '}
              {legal ? say('legal') : say('not legal')}
            </span>
          )}
        </button>
      </div>
      <p className="hidden" role="status">
        {note}
      </p>
      {open && <Look card={open} piles={draft.piles} {...hands} close={() => setOpen(null)} />}
    </div>
  );
}

function PoolNote({ packs, pool }: { packs: SealedPacks; pool: ReadonlyMap<string, number> }) {
  const n = [...pool.values()].reduce((a, b) => a + b, 0);
  return (
    <p className={p.good}>
      {say(
        'Sealed: {n} [cards|card] of {packs} [packs|pack], and no others. Such a deck plays bots, and friends at a private table.',
        { n, packs: packs.products.length },
      )}{' '}
      <Link href={packsLink(packs)}>{say('See the packs')}</Link>
    </p>
  );
}

/** The deck builder at work: the catalogue, the deck, and what the rules say of it. */

import type { DeckDetail, SealedPacks } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { everyKind } from '../art/index.ts';
import type { Card } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import { useFormats } from '../lobby/use.ts';
import { useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { Catalogue } from './catalogue.tsx';
import { mended, Problems, useChecked } from './check.tsx';
import { Classes } from './classes.tsx';
import { commentOf } from './comment.ts';
import { type ByTurn, Coverage, FIRST_TURN, useFigures } from './coverage.tsx';
import s from './deck.module.css';
import { type Desk, type Draft, swapped, useDesk, withCopy, withoutCopy } from './draft.ts';
import { skillsWanted } from './figures.ts';
import { Head } from './head.tsx';
import { isPrintingOf, Look, setName } from './look.tsx';
import { Odds } from './odds.tsx';
import { countOf, everyCard, homeOf, type Place, pilesOf, pileWith } from './piles.ts';
import { packsLink, usePool } from './pool.ts';
import { Sheet } from './sheet.tsx';

function savedDraft(deck: DeckDetail | null, fresh: Draft): Draft {
  if (deck === null) return fresh;
  return {
    name: deck.name,
    format: deck.format,
    piles: pilesOf(deck.piles),
    beside: deck.beside,
    comment: commentOf(deck.text),
    sealed: deck.sealed,
    folder: deck.folder ?? '',
    // the list of decks has read it, and says here what is left to say
    reading: (history.state as { reading?: string[] } | null)?.reading ?? [],
  };
}

/** Puts cards into the deck and takes them out; `tell` hears of it. */
function useHands({ change }: Desk, tell: (note: Words) => void) {
  const add = useCallback(
    (card: Card, place: Place = homeOf(card)) => {
      change((d) => withCopy(d, place, card.facts.id));
      tell(say('{title} added.', { title: card.facts.title }));
    },
    [change, tell],
  );
  const remove = useCallback(
    (card: Card, place?: Place) => {
      change((d) => {
        const from = place ?? pileWith(d.piles, card);
        return from === null ? d : withoutCopy(d, from, card.facts.id);
      });
      tell(say('{title} removed.', { title: card.facts.title }));
    },
    [change, tell],
  );
  const swap = useCallback(
    (from: Card, to: Card) => {
      change((d) => swapped(d, from.facts.id, to.facts.id));
      tell(say('{title}: now of {set}.', { title: to.facts.title, set: setName(to) }));
    },
    [change, tell],
  );
  const mend = useCallback(
    (fix: Parameters<typeof mended>[1]) => {
      change((d) => ({ ...d, piles: mended(d.piles, fix) }));
      tell(say('Mended. Undo brings it back.'));
    },
    [change, tell],
  );
  /** one copy from a pile into another, or from the catalogue */
  const drop = useCallback(
    (id: string, from: Place | null, to: Place) =>
      change((d) => withCopy(from === null ? d : withoutCopy(d, from, id), to, id)),
    [change],
  );
  return { add, remove, swap, mend, drop };
}

/** What one may want on a train is fetched before it enters the tunnel: pictures of every kind, the sheet to print. */
function useEverything(): void {
  useEffect(() => {
    for (const late of [everyKind(), import('./proxies.tsx')]) late.catch(() => undefined);
  }, []);
}

export function Builder({ id, deck, fresh }: { id: string; deck: DeckDetail | null; fresh: Draft }) {
  useEverything();
  const byId = useCardFile((f) => f.byId);
  const [saved, setSaved] = useState(() => savedDraft(deck, fresh));
  const desk = useDesk(id, saved);
  const { draft } = desk;
  const format = useFormats().find((f) => f.id === draft.format);
  const checked = useChecked(draft);
  const { check, cut } = checked;
  const [turn, setTurn] = useState(FIRST_TURN);
  const byTurn: ByTurn = { turn, setTurn };
  const figures = useFigures(draft, turn);
  const pool = usePool(draft.sealed);
  /** which half a narrow screen shows */
  const [half, setHalf] = useState<'catalogue' | 'deck'>(deck === null ? 'catalogue' : 'deck');
  const [open, setOpen] = useState<Card | null>(null);
  const [note, setNote] = useState<Words>('');
  const cards = useMemo(() => [...byId.values()], [byId]);
  const counts = useMemo(() => countOf(everyCard(draft.piles)), [draft.piles]);
  const skills = useMemo(() => skillsWanted(draft.piles, byId), [draft.piles, byId]);
  const hands = useHands(desk, setNote);
  const shows = { ...hands, open: setOpen };
  const legal = check?.legal === true;
  const keep = (now: Draft) => {
    setSaved(now);
    // the note was about what is saved now
    desk.change((d) => ({ ...d, remark: '' }));
    setNote(say('Saved.'));
  };
  return (
    <div className={s.builder} data-half={half}>
      <Head
        id={id}
        deck={deck}
        desk={desk}
        legal={legal && checked.fresh}
        unfinished={check?.warnings ?? []}
        saved={keep}
      />
      <div className={s.columns}>
        <section className={s.catalogue} aria-label={spoken(say('Cards to choose from'))}>
          {draft.sealed !== null && pool !== null && <PoolNote packs={draft.sealed} pool={pool} />}
          <Catalogue cards={cards} counts={counts} pool={pool} format={format} skills={skills} {...shows} />
        </section>
        <Sheet
          deck={deck}
          desk={desk}
          checked={checked}
          figures={figures}
          byTurn={byTurn}
          format={format}
          byId={byId}
          {...shows}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <aside className={s.rail} tabIndex={0} aria-label={spoken(say('Legality, and what the deck can do'))}>
          {check !== null && <Problems check={check} cut={cut} mend={hands.mend} />}
          {figures !== null && <Coverage figures={figures} byId={byId} open={setOpen} {...byTurn} />}
          {figures !== null && <Odds figures={figures} byId={byId} />}
          <Classes piles={draft.piles} byId={byId} />
        </aside>
      </div>
      <div className={s.bottom}>
        <button type="button" aria-pressed={half === 'catalogue'} onClick={() => setHalf('catalogue')}>
          <Glyph name="search" size={16} /> {say('Cards')}
        </button>
        <button type="button" data-half-button="deck" aria-pressed={half === 'deck'} onClick={() => setHalf('deck')}>
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
      {open && (
        <Look
          card={open}
          printings={cards.filter((c) => isPrintingOf(c, open))}
          draft={draft}
          {...hands}
          swap={(from, to) => {
            hands.swap(from, to);
            setOpen(to);
          }}
          close={() => setOpen(null)}
        />
      )}
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

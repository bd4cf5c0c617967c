/** The deck builder: all cards on one side, the deck on the other, and what the rules say of it. */
import type { DeckCheck, DeckDetail, SealedPacks } from '@spaceline/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { type Card, CardFace } from '../cards/index.ts';
import { Button, Glyph } from '../design/index.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { Catalogue } from './catalogue.tsx';
import { Problems, useChecked } from './check.tsx';
import s from './deck.module.css';
import { type Draft, forgetDraft, useDesk } from './draft.ts';
import { TestHand } from './hand.tsx';
import { DeckPiles } from './list.tsx';
import { Look } from './look.tsx';
import { Overview } from './overview.tsx';
import { added, countOf, everyCard, filled, homeOf, NO_CARDS, type Pile, pilesOf, pileWith, removed } from './piles.ts';
import { packsLink, usePool } from './pool.ts';
import { StatusLine } from './status.tsx';
import { DeckText } from './text.tsx';

/** The comment lines that a list begins with. */
const commentOf = (text: string): string => /^(?:\s*\/\/.*\n?)*/.exec(text)![0].trim();

export default function Deck({ id }: { id: string }) {
  const [search] = useSearchParams();
  const format = search.get('format') ?? 'warp-speed';
  const products = search.get('products');
  const seed = search.get('seed') ?? '';
  const me = useMe((w) => w.me);
  const isNew = id === 'new';
  const fetched = useFetched(
    () => (isNew ? Promise.resolve(null) : api.deck(id, format)),
    `deck ${id} ${format} ${me?.id}`,
  );
  const cards = useCardFile((f) => f.state);
  useEffect(() => {
    loadCards();
  }, []);
  const fresh = useMemo(
    (): Draft => ({
      name: products ? 'Sealed deck' : 'New deck',
      format,
      piles: NO_CARDS,
      comment: '',
      sealed: products ? { products: products.split(','), seed } : null,
    }),
    [format, products, seed],
  );
  const deck = isNew ? null : fetched.data;
  return (
    <Shell title={deck?.name ?? (isNew ? 'New deck' : 'Deck')} wide>
      {fetched.problem !== null && <p className={p.problem}>{fetched.problem}</p>}
      {cards === 'failed' && <p className={p.problem}>The cards could not be fetched. Reload the page to try again.</p>}
      {cards === 'ready' && (isNew || deck) ? (
        <Builder
          key={deck?.id ?? `new ${products} ${seed}`}
          id={deck?.id ?? (products ? `new ${products} ${seed}` : 'new')}
          deck={deck}
          fresh={fresh}
        />
      ) : (
        fetched.problem === null && cards !== 'failed' && <p role="status">Laying out the cards …</p>
      )}
    </Shell>
  );
}

const TABS = [
  ['cards', 'Deck'],
  ['overview', 'Overview'],
  ['hand', 'Test hand'],
  ['text', 'Import, export'],
] as const;
type Tab = (typeof TABS)[number][0];

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

function Builder({ id, deck, fresh }: { id: string; deck: DeckDetail | null; fresh: Draft }) {
  const byId = useCardFile((f) => f.byId);
  const [saved, setSaved] = useState(() => savedDraft(deck, fresh));
  const desk = useDesk(id, saved);
  const { draft, change } = desk;
  const format = useFormats().find((f) => f.id === draft.format);
  const check = useChecked(draft.format, draft.piles, draft.sealed);
  const pool = usePool(draft.sealed);
  const [tab, setTab] = useState<Tab>('cards');
  /** which half a narrow screen shows */
  const [half, setHalf] = useState<'catalogue' | 'deck'>(deck === null ? 'catalogue' : 'deck');
  const [looked, setLooked] = useState<Card | null>(() => byId.get(draft.piles.draw[0]) ?? null);
  const [open, setOpen] = useState<Card | null>(null);
  const [note, setNote] = useState('');
  const cards = useMemo(() => [...byId.values()], [byId]);
  const counts = useMemo(() => countOf(everyCard(draft.piles)), [draft.piles]);
  const add = useCallback(
    (card: Card, pile: Pile = homeOf(card)) => {
      change((d) => ({ ...d, piles: added(d.piles, pile, card.facts.id) }));
      setNote(`${card.facts.title} added.`);
    },
    [change],
  );
  const remove = useCallback(
    (card: Card, pile?: Pile) => {
      change((d) => {
        const from = pile ?? pileWith(d.piles, card);
        return from === null ? d : { ...d, piles: removed(d.piles, from, card.facts.id) };
      });
      setNote(`${card.facts.title} removed.`);
    },
    [change],
  );
  const total = everyCard(draft.piles).length;
  const legal = check?.legal === true;
  return (
    <div className={s.builder} data-half={half}>
      <Head
        id={id}
        deck={deck}
        desk={desk}
        legal={legal}
        saved={(now) => {
          setSaved(now);
          setNote('Saved.');
        }}
      />
      <div className={s.columns}>
        <section className={s.catalogue} aria-label="Cards to choose from">
          {draft.sealed !== null && pool !== null && <PoolNote packs={draft.sealed} pool={pool} />}
          <Catalogue
            cards={cards}
            counts={counts}
            pool={pool}
            property={format?.property ?? null}
            add={add}
            remove={remove}
            look={setLooked}
            open={setOpen}
          />
        </section>
        <section className={s.deck} aria-label="The deck">
          <div className={s.tabs} role="tablist" aria-label="Show">
            {TABS.map(([key, name]) => (
              <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => setTab(key)}>
                {name}
              </button>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <div className={s.scroll} role="tabpanel" tabIndex={0} aria-label={TABS.find(([key]) => key === tab)![1]}>
            <div className={s.narrow}>{check !== null && <Problems check={check} />}</div>
            {tab === 'cards' && (
              <DeckPiles
                piles={draft.piles}
                byId={byId}
                format={format}
                add={add}
                remove={remove}
                look={setLooked}
                open={setOpen}
              />
            )}
            {tab === 'overview' && <Overview piles={draft.piles} byId={byId} />}
            {tab === 'hand' && (
              <TestHand key={total} draw={draft.piles.draw} size={format?.hand ?? 7} byId={byId} open={setOpen} />
            )}
            {tab === 'text' && (
              <DeckText
                name={draft.name}
                format={draft.format}
                text={[draft.comment, check?.text ?? ''].filter(Boolean).join('\n')}
                take={(read: DeckCheck, text) => {
                  change((d) => ({
                    ...d,
                    piles: pilesOf(read.piles),
                    comment: commentOf(text),
                    sealed: d.sealed ?? read.sealed,
                  }));
                  setTab('cards');
                }}
              />
            )}
          </div>
        </section>
        <aside className={s.rail} aria-label="Legality, and the card you look at">
          {check !== null && <Problems check={check} />}
          {looked ? (
            <>
              <CardFace key={looked.facts.id} card={looked} scale={1.31} />
              <StatusLine card={looked} />
            </>
          ) : (
            <p className={s.hint}>Point at a card to see it here. Click it for its piles.</p>
          )}
        </aside>
      </div>
      <div className={s.bottom}>
        <button type="button" aria-pressed={half === 'catalogue'} onClick={() => setHalf('catalogue')}>
          <Glyph name="search" size={16} /> Cards
        </button>
        <button type="button" aria-pressed={half === 'deck'} onClick={() => setHalf('deck')}>
          <Glyph name="deck" size={16} /> Deck <b>{total}</b>
          {check !== null && (
            <span data-legal={legal}>
              <Glyph name={legal ? 'check' : 'cross'} size={12} weight={2.4} /> {legal ? 'legal' : 'not legal'}
            </span>
          )}
        </button>
      </div>
      <p className="hidden" role="status">
        {note}
      </p>
      {open && <Look card={open} piles={draft.piles} add={add} remove={remove} close={() => setOpen(null)} />}
    </div>
  );
}

function PoolNote({ packs, pool }: { packs: SealedPacks; pool: ReadonlyMap<string, number> }) {
  const n = [...pool.values()].reduce((a, b) => a + b, 0);
  return (
    <p className={p.good}>
      Sealed: {n} cards of {packs.products.length} packs, and no others. Such a deck plays bots, and friends at a
      private table. <Link href={packsLink(packs)}>See the packs</Link>
    </p>
  );
}

interface HeadProps {
  id: string;
  deck: DeckDetail | null;
  desk: ReturnType<typeof useDesk>;
  legal: boolean;
  saved(now: Draft): void;
}

/** Name and format, and what can be done with the deck as a whole. */
function Head({ id, deck, desk, legal, saved }: HeadProps) {
  const { draft, dirty, change } = desk;
  const formats = useFormats();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = deck?.kind === 'own';

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      await work();
    } catch (e) {
      setProblem(e instanceof Refused ? e.message : 'That did not work. Try again.');
    }
    setBusy(false);
  };
  /** Stores the deck and returns its id; a stock deck or a new one becomes a deck of one's own. */
  const store = async (copy = false): Promise<string> => {
    const { text } = await api.checkDeck({ format: draft.format, piles: filled(draft.piles) });
    const sealed = draft.sealed ?? undefined;
    const name = draft.name.trim() || 'New deck';
    const as = copy && name === deck?.name ? `${name}, my version`.slice(0, 60) : name;
    const list = [draft.comment, text].filter(Boolean).join('\n');
    const request = { name: as, format: draft.format, text: list, sealed };
    const kept = await api.saveDeck(request, own && !copy ? deck.id : undefined);
    if (!own || copy) forgetDraft(id);
    return kept.id;
  };
  const show = (kept: string) => go(`/decks/${kept}?format=${draft.format}`);
  const save = () =>
    attempt(async () => {
      const kept = await store(!own);
      if (own) saved(draft);
      else show(kept);
    });
  const play = () =>
    attempt(async () => {
      const playable = deck !== null && !dirty ? deck.id : await store(!own);
      go(`/t/${(await api.playBot({ format: draft.format, deck: playable, spectators: true })).id}`);
    });
  return (
    <header className={s.head}>
      <h1 className="hidden">{draft.name}</h1>
      <div className={s.naming}>
        <input
          className={s.name}
          value={draft.name}
          maxLength={60}
          onChange={(e) => change((d) => ({ ...d, name: e.target.value }))}
          aria-label="The deck’s name"
        />
        <p>
          <Link href="/decks">Decks</Link> ·{' '}
          <label>
            <span className="hidden">Format</span>
            <select value={draft.format} onChange={(e) => change((d) => ({ ...d, format: e.target.value }))}>
              {formats.map((f) => (
                <option key={f.id} value={f.id}>
                  {formatName(f.id)}
                </option>
              ))}
            </select>
          </label>
          {deck?.kind === 'stock' && <span> · one of ours: what you change is saved as your own</span>}
          {desk.resumed && <span> · your unsaved changes are back</span>}
        </p>
        {deck !== null && deck.about !== '' && draft.sealed === null && <p className={s.about}>{deck.about}</p>}
      </div>
      <div className={s.acts}>
        <Button onClick={desk.undo ?? (() => undefined)} disabled={desk.undo === null} aria-label="Undo">
          <Glyph name="undo" size={16} />
        </Button>
        {own && <Delete drop={() => attempt(async () => api.dropDeck(deck.id).then(() => go('/decks')))} />}
        {dirty && deck !== null && <Button onClick={desk.discard}>Discard</Button>}
        {(dirty || deck === null || !own) && (
          <Button onClick={save} disabled={busy}>
            {own || deck === null ? 'Save' : 'Save as mine'}
          </Button>
        )}
        {own && (
          <Button onClick={() => attempt(async () => show(await store(true)))} disabled={busy}>
            Copy
          </Button>
        )}
        <Button primary onClick={play} disabled={busy || !legal}>
          Play a bot
        </Button>
      </div>
      {problem !== null && <p className={p.problem}>{problem}</p>}
    </header>
  );
}

/** A deck that is gone is gone: the button asks once more, in its own place. */
function Delete({ drop }: { drop(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <Button onClick={() => (sure ? drop() : setSure(true))} onBlur={() => setSure(false)}>
      {sure ? 'Delete for good?' : 'Delete'}
    </Button>
  );
}

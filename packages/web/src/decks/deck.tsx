/** One deck: its cards by pile, what is wrong with it, its list. */
import type { DeckDetail } from '@spaceline/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { type Card, CardFace, TableCard, TYPE_ORDER } from '../cards/index.ts';
import { Button, Pill } from '../design/index.ts';
import { formatName, useFetched } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { Problems, useChecked } from './check.tsx';
import s from './deck.module.css';

const PILES = [
  ['missions', 'Missions'],
  ['seeds', 'Seed deck'],
  ['draw', 'Draw deck'],
  ['tactics', 'Battle Bridge'],
  ['q', 'Q-Continuum'],
  ['tent', 'Q’s Tent'],
] as const;

export default function Deck({ id }: { id: string }) {
  const [search] = useSearchParams();
  const format = search.get('format') ?? 'warp-speed';
  const me = useMe((w) => w.me);
  const { data: deck, problem, again } = useFetched(() => api.deck(id, format), `deck ${id} ${format} ${me?.id}`);
  useEffect(() => {
    loadCards();
  }, []);
  return (
    <Shell title={deck?.name ?? 'Deck'}>
      {problem !== null && <p className={p.problem}>{problem}</p>}
      {deck && <Opened deck={deck} changed={again} />}
    </Shell>
  );
}

function Opened({ deck, changed }: { deck: DeckDetail; changed(): void }) {
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const byId = useCardFile((f) => f.byId);
  const [open, setOpen] = useState<Card | null>(null);
  const own = deck.kind === 'own';
  const attempt = async (work: () => Promise<void>) => {
    try {
      await ensureMe();
      await work();
    } catch (e) {
      setProblem(e instanceof Refused ? e.message : 'That did not work. Try again.');
    }
  };
  return (
    <>
      <div className={p.head}>
        <h1>{deck.name}</h1>
        <p>
          {formatName(deck.format)}, {deck.cards} cards. {deck.about}
        </p>
      </div>
      <div className={p.buttons} style={{ marginBottom: 18 }}>
        <Button
          primary
          disabled={!deck.legal}
          onClick={() =>
            attempt(async () => go(`/t/${(await api.playBot({ format: deck.format, deck: deck.id })).id}`))
          }
        >
          Play a bot with it
        </Button>
        {!own && (
          <Button
            onClick={() =>
              attempt(async () => {
                const copy = await api.saveDeck({
                  name: `${deck.name}, my version`.slice(0, 60),
                  format: deck.format,
                  text: deck.text,
                });
                go(`/decks/${copy.id}?format=${deck.format}`);
              })
            }
          >
            Copy it to change it
          </Button>
        )}
        {own && (
          <Button
            onClick={() =>
              attempt(async () => {
                await api.dropDeck(deck.id);
                go('/decks');
              })
            }
          >
            Delete
          </Button>
        )}
        <Link href="/decks" className={p.link}>
          All decks
        </Link>
      </div>
      {problem !== null && <p className={p.problem}>{problem}</p>}
      <div className={p.stack}>
        <Problems check={deck} />
        {PILES.map(([key, name]) => (
          <Pile key={key} name={name} ids={deck.piles[key] ?? []} byId={byId} onOpen={setOpen} />
        ))}
        {own ? <Edit deck={deck} saved={changed} /> : <Text text={deck.text} />}
      </div>
      {open && (
        <Dialog title={open.facts.title} onClose={() => setOpen(null)}>
          <div className={s.open}>
            <CardFace card={open} scale={1.31} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Pile({
  name,
  ids,
  byId,
  onOpen,
}: {
  name: string;
  ids: readonly string[];
  byId: Map<string, Card>;
  onOpen(c: Card): void;
}) {
  const cards = useMemo(() => {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts]
      .map(([id, n]) => ({ card: byId.get(id), n, id }))
      .sort(
        (a, b) =>
          TYPE_ORDER.indexOf(a.card?.facts.type ?? 'Trouble') - TYPE_ORDER.indexOf(b.card?.facts.type ?? 'Trouble') ||
          (a.card?.facts.title ?? '').localeCompare(b.card?.facts.title ?? ''),
      );
  }, [ids, byId]);
  if (ids.length === 0) return null;
  return (
    <section className={p.panel}>
      <h2>
        {name} <i /> <small>{ids.length}</small>
      </h2>
      <ul className={s.cards}>
        {cards.map(({ card, n, id }) => (
          <li key={id}>
            {card ? (
              <button type="button" onClick={() => onOpen(card)}>
                <TableCard
                  card={card}
                  tag={card.status === 'complete' ? undefined : card.status === 'partial' ? 'in part' : 'no text yet'}
                />
                {n > 1 && <b className={s.count}>×{n}</b>}
              </button>
            ) : (
              id
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Text = ({ text }: { text: string }) => (
  <details className={p.panel}>
    <summary>The list as text</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
    <pre className={s.text} tabIndex={0}>
      {text}
    </pre>
  </details>
);

function Edit({ deck, saved }: { deck: DeckDetail; saved(): void }) {
  const [name, setName] = useState(deck.name);
  const [text, setText] = useState(deck.text);
  const [note, setNote] = useState<string | null>(null);
  const check = useChecked(deck.format, text === deck.text ? '' : text);
  const save = async () => {
    try {
      await api.saveDeck({ name, format: deck.format, text }, deck.id);
      setNote('Saved.');
      saved();
    } catch (e) {
      setNote(e instanceof Refused ? e.message : 'The deck could not be saved.');
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        Change it <i />
      </h2>
      <div className={p.form}>
        <label className={p.field}>
          <span>Name</span>
          <input value={name} maxLength={60} onChange={(e) => setName(e.target.value)} />
        </label>
        <label className={p.field}>
          <span>The list</span>
          <textarea value={text} rows={18} maxLength={20000} onChange={(e) => setText(e.target.value)} />
        </label>
        {check !== null && <Problems check={check} />}
        <div className={p.buttons}>
          <Button primary onClick={save} disabled={name === deck.name && text === deck.text}>
            Save
          </Button>
          {note !== null && <Pill>{note}</Pill>}
        </div>
      </div>
    </section>
  );
}

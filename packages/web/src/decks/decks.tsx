/** Decks: ours to play with at once, and your own. */
import type { DeckSummary } from '@spaceline/protocol';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { Pill } from '../design/index.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { Problems, useChecked } from './check.tsx';

export default function Decks() {
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const formats = useFormats();
  const decks = useFetched(() => api.decks(format), `decks ${format} ${me?.id}`);
  return (
    <Shell title="Decks">
      <div className={p.head}>
        <h1>Decks</h1>
        <p>
          Play one of ours at once, or paste a list as LackeyCCG saves it: the table says what is legal and which cards
          it plays in full.
        </p>
      </div>
      <label className={p.field} style={{ maxWidth: 280, marginBottom: 18 }}>
        <span>Format</span>
        <select value={format} onChange={(e) => setFormat(e.target.value)}>
          {formats.map((f) => (
            <option key={f.id} value={f.id}>
              {f.name}
            </option>
          ))}
        </select>
      </label>
      <div className={p.columns}>
        <div className={p.stack}>
          <section className={p.panel}>
            <h2>
              Your decks <i /> <small>{decks.data?.own.length ?? ''}</small>
            </h2>
            {decks.problem !== null && <p className={p.problem}>{decks.problem}</p>}
            {decks.data?.own.length === 0 && (
              <p className={p.empty}>None yet. Paste a list beside, or copy one of ours.</p>
            )}
            {decks.data?.own.map((d) => (
              <Row key={d.id} deck={d} />
            ))}
          </section>
          <section className={p.panel}>
            <h2>
              Stock decks <i /> <small>{decks.data?.stock.length ?? ''}</small>
            </h2>
            {decks.data?.stock.map((d) => (
              <Row key={d.id} deck={d} />
            ))}
          </section>
        </div>
        <NewDeck format={format} />
      </div>
    </Shell>
  );
}

function Row({ deck }: { deck: DeckSummary }) {
  return (
    <div className={p.row}>
      <div>
        <b>{deck.name}</b>
        <small>
          {formatName(deck.format)}, {deck.cards} cards. {deck.about}
        </small>
      </div>
      <Pill tone={deck.legal ? 'outline-ice' : 'plain'} glyph={deck.legal ? 'check' : 'cross'}>
        {deck.legal ? 'Legal' : 'Not legal'}
      </Pill>
      <Link href={`/decks/${deck.id}?format=${deck.format}`} className={p.link}>
        Open
      </Link>
    </div>
  );
}

function NewDeck({ format }: { format: string }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const check = useChecked(format, text);
  const save = async (e: FormEvent) => {
    e.preventDefault();
    try {
      await ensureMe();
      const deck = await api.saveDeck({ name: name.trim() || 'New deck', format, text });
      go(`/decks/${deck.id}?format=${format}`);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : 'The deck could not be saved.');
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        Bring a deck <i />
      </h2>
      <form className={p.form} onSubmit={save}>
        <label className={p.field}>
          <span>Name</span>
          <input
            value={name}
            maxLength={60}
            onChange={(e) => setName(e.target.value)}
            placeholder="The Long Way Round"
          />
        </label>
        <label className={p.field}>
          <span>The list</span>
          <textarea
            value={text}
            rows={14}
            maxLength={20000}
            required
            onChange={(e) => setText(e.target.value)}
            placeholder={
              '1\tKathryn Janeway\n2\tAyala\nMissions:\n1\tStop Bombardment\nSeed+Dil:\n1\tNekrit Supply Depot'
            }
          />
        </label>
        {text.trim() !== '' && check !== null && <Problems check={check} />}
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <Submit primary disabled={text.trim() === ''}>
          Keep this deck
        </Submit>
      </form>
    </section>
  );
}

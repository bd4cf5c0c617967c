/** Decks: your own, ours to play with at once, and the ways to a new one. */
import type { DeckSummary } from '@spaceline/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Pill } from '../design/index.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import s from './decks.module.css';
import { DeckEmblems } from './emblems.tsx';
import { Bring } from './text.tsx';

export default function Decks() {
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const formats = useFormats();
  const decks = useFetched(() => api.decks(format), `decks ${format} ${me?.id}`);
  return (
    <Shell title="Decks">
      <div className={p.head}>
        <h1>Decks</h1>
        <p>Play one of ours at once, change it, or build your own. The table says what is legal, and why not.</p>
      </div>
      <div className={s.ways}>
        <fieldset className={s.formats}>
          <legend className="hidden">Format</legend>
          {formats.map((f) => (
            <label key={f.id} data-on={f.id === format}>
              <input type="radio" name="format" checked={f.id === format} onChange={() => setFormat(f.id)} />
              {formatName(f.id)}
            </label>
          ))}
        </fieldset>
        <Link href={`/decks/new?format=${format}`} className={s.build}>
          Build a deck
        </Link>
        <Link href="/packs" className={p.link}>
          Open packs
        </Link>
        <Link href="/gallery" className={p.link}>
          See all cards
        </Link>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          <section className={p.panel}>
            <h2>
              Your decks <i /> <small>{decks.data?.own.length ?? ''}</small>
            </h2>
            {decks.problem !== null && <p className={p.problem}>{decks.problem}</p>}
            {decks.data?.own.length === 0 && (
              <p className={p.empty}>
                None yet. Build one, bring a list, or open one of ours and change it.
                {me?.login == null && ' Guests keep their decks in this browser’s session.'}
              </p>
            )}
            {decks.data?.own.map((d) => (
              <Row key={d.id} deck={d} />
            ))}
          </section>
          <section className={p.panel}>
            <h2>
              Our decks <i /> <small>{decks.data?.stock.length ?? ''}</small>
            </h2>
            {decks.data?.stock.length === 0 && <p className={p.empty}>There is none for this format yet.</p>}
            {decks.data?.stock.map((d) => (
              <Row key={d.id} deck={d} />
            ))}
          </section>
        </div>
        <BringDeck format={format} />
      </div>
    </Shell>
  );
}

function Row({ deck }: { deck: DeckSummary }) {
  return (
    <div className={s.row}>
      <DeckEmblems of={deck.affiliations} size={24} />
      <div>
        <b>{deck.name}</b>
        <small>
          {deck.cards} cards{deck.affiliations.length > 0 && `, ${deck.affiliations.join(' and ')}`}
        </small>
        {deck.about !== '' && <p>{deck.about}</p>}
      </div>
      {!deck.legal && <Pill glyph="cross">Not legal</Pill>}
      <Link href={`/decks/${deck.id}?format=${deck.format}`} className={p.link}>
        {deck.kind === 'own' ? 'Edit' : 'Open'}
      </Link>
    </div>
  );
}

/** A list that somebody has: it is kept at once, and opens in the builder. */
function BringDeck({ format }: { format: string }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const keep = async (text: string) => {
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
        Bring a deck <i /> <small>as LackeyCCG saves it</small>
      </h2>
      <div className={p.form}>
        <label className={p.field}>
          <span>Name</span>
          <input
            value={name}
            maxLength={60}
            onChange={(e) => setName(e.target.value)}
            placeholder="The Long Way Round"
          />
        </label>
        <Bring format={format} label="The list" act="Keep this deck" take={(_, text) => keep(text)} />
        {problem !== null && <p className={p.problem}>{problem}</p>}
      </div>
    </section>
  );
}

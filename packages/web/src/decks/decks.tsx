/** Decks: your own, ours to play with at once, and the ways to a new one. */

import type { DeckSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Pill } from '../design/index.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { listOf, say } from '../net/say.ts';
import s from './decks.module.css';
import { DeckEmblems } from './emblems.tsx';
import { Bring } from './text.tsx';

export default function Decks() {
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const formats = useFormats();
  const decks = useFetched(() => api.decks(format), `decks ${format} ${me?.id}`);
  return (
    <Shell title={say('Decks')}>
      <div className={p.head}>
        <h1>{say('Decks')}</h1>
        <p>
          {say('Play one of ours at once, change it, or build your own. The table says what is legal, and why not.')}
        </p>
      </div>
      <div className={s.ways}>
        <fieldset className={s.formats}>
          <legend className="hidden">{say('Format')}</legend>
          {formats.map((f) => (
            <label key={f.id} data-on={f.id === format}>
              <input type="radio" name="format" checked={f.id === format} onChange={() => setFormat(f.id)} />
              {formatName(f.id)}
            </label>
          ))}
        </fieldset>
        <Link href={`/decks/new?format=${format}`} className={s.build}>
          {say('Build a deck')}
        </Link>
        <Link href="/packs" className={p.link}>
          {say('Open packs')}
        </Link>
        <Link href="/gallery" className={p.link}>
          {say('See all cards')}
        </Link>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          <section className={p.panel}>
            <h2>
              {say('Your decks')} <i /> <small>{decks.data?.own.length ?? ''}</small>
            </h2>
            {decks.problem !== null && <p className={p.problem}>{decks.problem}</p>}
            {decks.data?.own.length === 0 && (
              <p className={p.empty}>
                {say('None yet. Build one, bring a list, or open one of ours and change it.')}{' '}
                {me?.login == null && say('Guests keep their decks in this browser’s session.')}
              </p>
            )}
            {decks.data?.own.map((d) => (
              <Row key={d.id} deck={d} />
            ))}
          </section>
          <section className={p.panel}>
            <h2>
              {say('Our decks')} <i /> <small>{decks.data?.stock.length ?? ''}</small>
            </h2>
            {decks.data?.stock.length === 0 && <p className={p.empty}>{say('There is none for this format yet.')}</p>}
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

/** The affiliations of a deck; null where it has none. */
const sidesOf = ({ affiliations }: DeckSummary): Words | null =>
  affiliations.length === 0 ? null : listOf(affiliations);

function Row({ deck }: { deck: DeckSummary }) {
  return (
    <div className={s.row}>
      <DeckEmblems of={deck.affiliations} size={24} />
      <div>
        <b translate="no">{deck.name}</b>
        <small>{say('{n} [cards|card]<, {sides}>', { n: deck.cards, sides: sidesOf(deck) })}</small>
        {deck.about !== '' && <p translate="no">{deck.about}</p>}
      </div>
      {!deck.legal && <Pill glyph="cross">{say('Not legal')}</Pill>}
      <Link href={`/decks/${deck.id}?format=${deck.format}`} className={p.link}>
        {deck.kind === 'own' ? say('Edit') : say('Open')}
      </Link>
    </div>
  );
}

/** A list that somebody has: it is kept at once, and opens in the builder. */
function BringDeck({ format }: { format: string }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  const keep = async (text: string) => {
    try {
      await ensureMe();
      const deck = await api.saveDeck({ name: name.trim() || spoken(say('New deck')), format, text });
      go(`/decks/${deck.id}?format=${format}`);
    } catch (error) {
      setProblem(error instanceof Refused ? error.text : say('The deck could not be saved.'));
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('Bring a deck')} <i /> <small>{say('as LackeyCCG saves it')}</small>
      </h2>
      <div className={p.form}>
        <label className={p.field}>
          <span>{say('Name')}</span>
          <input
            value={name}
            maxLength={60}
            onChange={(e) => setName(e.target.value)}
            placeholder={spoken(say('The Long Way Round'))}
          />
        </label>
        <Bring format={format} label={say('The list')} act={say('Keep this deck')} take={(_, text) => keep(text)} />
        {problem !== null && <p className={p.problem}>{problem}</p>}
      </div>
    </section>
  );
}

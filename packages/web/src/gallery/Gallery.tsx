/** Every card there is, as it looks in full and on the table, and every piece in all its states. */
import { CardIndex, withTerm } from '@spaceline/protocol/search';
import { searchNoteWords, spoken, type Words } from '@spaceline/protocol/words';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Address, useAddress } from '../app/address.ts';
import { AFFILIATIONS } from '../art/index.ts';
import { type Card, CardFace, TableCard, TYPE_ORDER } from '../cards/index.ts';
import { loadCards } from '../data/cards.ts';
import { SETS } from '../data/sets.ts';
import { Button, Glyph, Wordmark } from '../design/index.ts';
import { language } from '../net/language.ts';
import { say } from '../net/say.ts';
import { Calls } from '../people/calls.tsx';
import styles from './Gallery.module.css';
import { Inspector } from './Inspector.tsx';
import { Pieces } from './Pieces.tsx';
import { useRows } from './useRows.ts';

const VIEWS = [
  { id: 'faces', label: say('In full'), item: { width: 216, height: 302, gap: 15 } },
  { id: 'table', label: say('On the table'), item: { width: 104, height: 146, gap: 12 } },
  { id: 'pieces', label: say('Pieces'), item: { width: 216, height: 302, gap: 15 } },
] as const;

export default function Gallery() {
  const [cards, setCards] = useState<readonly Card[] | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    setFailure(null);
    loadCards().then(
      (all) => setCards(all.filter((c) => !c.facts.token)),
      (error: Error) => setFailure(error.message),
    );
  }, [attempt]);

  if (failure)
    return (
      <main className={styles.note}>
        <p>{say('{failure} Check the connection and try again.', { failure })}</p>
        <Button primary onClick={() => setAttempt(attempt + 1)}>
          {say('Try again')}
        </Button>
      </main>
    );
  if (!cards) return <main className={styles.note}>{say('Loading the cards …')}</main>;
  return <Cards cards={cards} />;
}

type View = (typeof VIEWS)[number];

function Cards({ cards }: { cards: readonly Card[] }) {
  const address = useAddress();
  const { get, set } = address;
  const view = VIEWS.find((v) => v.id === get('view')) ?? VIEWS[0];
  const id = get('card');
  const chosen = useMemo(() => cards.find((c) => c.facts.id === id), [cards, id]);
  return (
    <main className={styles.page}>
      <Calls over />
      <h1 className="hidden">{say('All cards')}</h1>
      <header className={styles.top}>
        <Link href="/" className={styles.home}>
          <Wordmark />
        </Link>
        <nav className={styles.views} aria-label={spoken(say('Show'))}>
          {VIEWS.map((v) => (
            <button
              key={v.id}
              type="button"
              aria-pressed={v === view}
              onClick={() => set('view', v.id === 'faces' ? '' : v.id)}
            >
              {v.label}
            </button>
          ))}
        </nav>
      </header>
      {view.id === 'pieces' ? <Pieces cards={cards} /> : <Found cards={cards} view={view} address={address} />}
      {chosen && <Inspector card={chosen} close={() => set('card', '')} />}
    </main>
  );
}

/** What was typed and what was chosen, as one query. */
const queryOf = (words: string, chosen: Readonly<Record<string, string>>): string =>
  Object.entries(chosen).reduce((query, [key, value]) => (value === '' ? query : withTerm(query, key, value)), words);

function Found({ cards, view, address: { get, set } }: { cards: readonly Card[]; view: View; address: Address }) {
  const words = useDeferredValue(get('q'));
  const [inSet, type, affiliation, status] = [get('set'), get('type'), get('aff'), get('status')];
  const index = useMemo(() => new CardIndex(cards), [cards]);
  const { cards: found, notes } = useMemo(
    () => index.find(queryOf(words, { set: inSet, t: type, a: affiliation, is: status })),
    [index, words, inSet, type, affiliation, status],
  );
  return (
    <>
      <Filters address={{ get, set }} n={found.length} />
      {notes.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing else to tell them apart
        <p key={i} className={styles.unread}>
          {searchNoteWords(note, language)}
        </p>
      ))}
      {found.length === 0 ? (
        <p className={styles.note}>{say('No card has all of this. Take a word or a filter away.')}</p>
      ) : (
        <Grid key={view.id} cards={found} item={view.item} full={view.id === 'faces'} open={(id) => set('card', id)} />
      )}
    </>
  );
}

const STATES = [
  ['complete', say('Complete')],
  ['partial', say('Partly in Spaceline')],
  ['facts-only', say('Facts only')],
] as const;

function Filters({ address: { get, set }, n }: { address: Address; n: number }) {
  return (
    <search className={styles.filters}>
      <label className={styles.search}>
        <Glyph name="search" size={15} />
        <input
          type="search"
          value={get('q')}
          onChange={(e) => set('q', e.target.value)}
          placeholder={spoken(say('Name, skill, words'))}
          aria-label={spoken(say('Search cards'))}
        />
      </label>
      <Choice label={say('Set')} value={get('set')} onChange={(v) => set('set', v)} options={Object.entries(SETS)} />
      <Choice
        label={say('Type')}
        value={get('type')}
        onChange={(v) => set('type', v)}
        options={TYPE_ORDER.map((t) => [t, t])}
      />
      <Choice
        label={say('Affiliation')}
        value={get('aff')}
        onChange={(v) => set('aff', v)}
        options={AFFILIATIONS.map((a) => [a, a])}
      />
      <Choice label={say('State')} value={get('status')} onChange={(v) => set('status', v)} options={STATES} />
      <span className={styles.count}>
        <b>{n.toLocaleString('en')}</b> {n === 1 ? say('card') : say('cards')}
      </span>
    </search>
  );
}

interface ChoiceProps {
  label: Words;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [string, Words])[];
}

function Choice({ label, value, onChange, options }: ChoiceProps) {
  return (
    <label className={`${styles.choice} ${value ? styles.set : ''}`}>
      <span className="hidden">{label}</span>
      <select value={value} onChange={(e) => onChange(e.target.value)}>
        <option value="">{value === '' ? label : say('{label}: any', { label })}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface GridProps {
  cards: readonly Card[];
  item: { width: number; height: number; gap: number };
  full: boolean;
  open: (id: string) => void;
}

/** On a phone one card fills the width. */
const PHONE = { scale: 1.31, item: { width: 283, height: 396, gap: 18 } };

function Grid({ cards, item: usual, full, open }: GridProps) {
  const ref = useRef<HTMLUListElement>(null);
  const phone = full && window.innerWidth < 480;
  const item = phone ? PHONE.item : usual;
  const { columns, first, last, before, after } = useRows(ref, cards.length, item);
  const shown = cards.slice(first * columns, last * columns);
  return (
    <ul
      ref={ref}
      className={styles.grid}
      style={{
        gridTemplateColumns: `repeat(${columns}, ${item.width}px)`,
        gap: item.gap,
        paddingTop: before,
        paddingBottom: after,
      }}
    >
      {shown.map((card) => (
        <li key={card.facts.id}>
          <button type="button" className={styles.open} onClick={() => open(card.facts.id)}>
            {full ? <CardFace card={card} scale={phone ? PHONE.scale : 1} /> : <TableCard card={card} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

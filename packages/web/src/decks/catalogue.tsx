/** Every card there is, to search, filter and take. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AFFILIATION, AFFILIATIONS, frameColour } from '../art/index.ts';
import { type Card, kindOf, TYPE_ORDER } from '../cards/index.ts';
import { pointsOf, tagsOf, times } from '../cards/words.ts';
import { SETS } from '../data/sets.ts';
import { Emblem, Glyph, KeyCap } from '../design/index.ts';
import { find } from '../gallery/search.ts';
import { useRows } from '../gallery/useRows.ts';
import s from './catalogue.module.css';
import { StatusMark } from './status.tsx';

const ROW = { width: 100_000, height: 60, gap: 0 };
const STATES = [
  ['complete', 'Complete'],
  ['partial', 'Partial'],
  ['facts-only', 'Facts only'],
] as const;

interface Props {
  cards: readonly Card[];
  /** copies in the deck, by printing */
  counts: ReadonlyMap<string, number>;
  /** only these, and no more than so many: the packs of a sealed event */
  pool: ReadonlyMap<string, number> | null;
  /** the logo that the format asks for */
  property: string | null;
  add(card: Card): void;
  remove(card: Card): void;
  look(card: Card): void;
  open(card: Card): void;
}

const typeRank = new Map(TYPE_ORDER.map((t, i) => [t, i]));

export function Catalogue({ cards, counts, pool, property, add, remove, look, open }: Props) {
  const [words, setWords] = useState('');
  const [set, setSet] = useState('');
  const [type, setType] = useState('');
  const [affiliation, setAffiliation] = useState('');
  const [status, setStatus] = useState('');
  const [playable, setPlayable] = useState(true);
  const [mine, setMine] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(words);
  const inReach = useMemo(
    () =>
      cards
        .filter((c) =>
          pool !== null
            ? pool.has(c.facts.id)
            : !c.facts.id.endsWith('-back') && (!playable || property === null || c.facts.property === property),
        )
        .sort(
          (a, b) =>
            (typeRank.get(a.facts.type) ?? 0) - (typeRank.get(b.facts.type) ?? 0) ||
            a.facts.title.localeCompare(b.facts.title),
        ),
    [cards, pool, property, playable],
  );
  const matching = useMemo(
    () => find(inReach, { words: wanted, set, type, affiliation, status }),
    [inReach, wanted, set, type, affiliation, status],
  );
  const found = mine ? matching.filter((c) => counts.has(c.facts.id)) : matching;
  const sets = useMemo(() => new Set(inReach.map((c) => c.facts.set)), [inReach]);
  const types = useMemo(() => new Set(inReach.map((c) => c.facts.type)), [inReach]);

  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.key !== '/' || (e.target as HTMLElement).matches('input, select, textarea')) return;
      e.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);

  const clear = () => {
    setWords('');
    setSet('');
    setType('');
    setAffiliation('');
    setStatus('');
    setMine(false);
  };
  const narrowed = words + set + type + affiliation + status !== '' || mine;
  return (
    <>
      <search className={s.tools}>
        <label className={s.search}>
          <Glyph name="search" size={15} />
          <input
            ref={search}
            type="search"
            value={words}
            onChange={(e) => setWords(e.target.value)}
            onKeyDown={(e) => {
              if (e.key === 'Enter' && found.length > 0) add(found[0]);
            }}
            placeholder="Name, skill, text, cunning>7"
            aria-label="Search cards. Enter adds the first one found."
          />
          <KeyCap>/</KeyCap>
        </label>
        <div className={s.filters}>
          <Filter
            label="Type"
            value={type}
            set={setType}
            options={TYPE_ORDER.filter((t) => types.has(t)).map((t) => [t, t])}
          />
          <Filter
            label="Affiliation"
            value={affiliation}
            set={setAffiliation}
            options={AFFILIATIONS.map((a) => [a, `${a} (${AFFILIATION[a].code})`])}
          />
          <Filter
            label="Set"
            value={set}
            set={setSet}
            options={Object.entries(SETS).filter(([code]) => sets.has(code))}
          />
          <Filter label="Played" value={status} set={setStatus} options={STATES} />
        </div>
        <div className={s.marks}>
          {property !== null && pool === null && (
            <label>
              <input type="checkbox" checked={playable} onChange={(e) => setPlayable(e.target.checked)} />
              {property} logo only
            </label>
          )}
          <label>
            <input type="checkbox" checked={mine} onChange={(e) => setMine(e.target.checked)} />
            In the deck
          </label>
          {narrowed && (
            <button type="button" onClick={clear}>
              Clear
            </button>
          )}
          <span role="status">
            <b>{found.length.toLocaleString('en')}</b> {found.length === 1 ? 'card' : 'cards'}
          </span>
        </div>
      </search>
      {found.length === 0 ? (
        <p className={s.none}>No card has all of this. Take a word or a filter away.</p>
      ) : (
        <Rows cards={found} counts={counts} pool={pool} add={add} remove={remove} look={look} open={open} />
      )}
    </>
  );
}

function Filter({
  label,
  value,
  set,
  options,
}: {
  label: string;
  value: string;
  set(v: string): void;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <label className={s.filter} data-on={value !== ''}>
      <span>{label}</span>
      <select value={value} onChange={(e) => set(e.target.value)}>
        <option value="">Any</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Rows({ cards, counts, pool, ...acts }: Omit<Props, 'property'>) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last, before, after } = useRows(list, cards.length, ROW);
  return (
    <ul ref={list} className={s.rows} style={{ paddingTop: before, paddingBottom: after }}>
      {cards.slice(first, last).map((card) => (
        <Row
          key={card.facts.id}
          card={card}
          n={counts.get(card.facts.id) ?? 0}
          room={pool?.get(card.facts.id) ?? null}
          {...acts}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'add' | 'remove' | 'look' | 'open'> {
  card: Card;
  n: number;
  /** how many of it the pool has */
  room: number | null;
}

function Row({ card, n, room, add, remove, look, open }: RowProps) {
  const { facts } = card;
  return (
    <li
      className={s.row}
      style={{ '--frame': frameColour(facts) } as never}
      onPointerEnter={() => look(card)}
      onFocus={() => look(card)}
    >
      <button type="button" className={s.card} onClick={() => open(card)}>
        <span className={s.sign}>
          {facts.affiliations.length > 0
            ? facts.affiliations.slice(0, 2).map((a) => <Emblem key={a} of={a} size={17} />)
            : facts.where && <Glyph name={facts.where} size={15} />}
        </span>
        <span className={s.words}>
          <b>
            {facts.title} <StatusMark card={card} />
          </b>
          <small>{aboutOf(card)}</small>
        </span>
      </button>
      <span className={s.count} data-in={n > 0}>
        <button type="button" onClick={() => remove(card)} disabled={n === 0} aria-label={`Remove one ${facts.title}`}>
          <Glyph name="minus" size={13} weight={2} />
        </button>
        <b>
          {n}
          {room !== null && <i>/{room}</i>}
        </b>
        <button
          type="button"
          onClick={() => add(card)}
          disabled={room !== null && n >= room}
          aria-label={`Add one ${facts.title}`}
        >
          <Glyph name="plus" size={13} weight={2} />
        </button>
      </span>
    </li>
  );
}

/** The second line of a row: what one wants to know before taking a card. */
function aboutOf({ facts: f, lines, requirement }: Card): string {
  const set = SETS[f.set] ?? f.set;
  const tags = tagsOf(f).join(' ');
  switch (f.type) {
    case 'Personnel': {
      const skills = (f.skills ?? []).map((x) => times(x.name, x.level)).join(', ');
      return [`${kindOf(f)} ${f.integrity}-${f.cunning}-${f.strength}`, skills, tags].filter(Boolean).join(' · ');
    }
    case 'Ship':
      return [`${kindOf(f)} ${f.range}-${f.weapons}-${f.shields}`, (f.staffing ?? []).join(' '), tags]
        .filter(Boolean)
        .join(' · ');
    case 'Mission':
      return [`${pointsOf(f)} points, span ${f.span ?? '–'}`, requirement?.map((way) => way.join(' + ')).join(' or ')]
        .filter(Boolean)
        .join(' · ');
    default:
      return [kindOf(f), lines[0] ?? set].join(' · ');
  }
}

/** Every card there is, to search, filter and take. */
import { joined, phrase, spoken, type Words } from '@spaceline/protocol/words';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AFFILIATION, AFFILIATIONS, frameColour } from '../art/index.ts';
import { type Card, kindOf, TYPE_ORDER } from '../cards/index.ts';
import { pointsOf, tagsOf, times } from '../cards/words.ts';
import { SETS } from '../data/sets.ts';
import { Emblem, Glyph, KeyCap } from '../design/index.ts';
import { find } from '../gallery/search.ts';
import { useRows } from '../gallery/useRows.ts';
import { dotted, say } from '../net/say.ts';
import s from './catalogue.module.css';
import { StatusMark } from './status.tsx';

const ROW = { width: 100_000, height: 60, gap: 0 };
const STATES = [
  ['complete', say('Complete')],
  ['partial', say('Partial')],
  ['facts-only', say('Facts only')],
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

/** What is looked for. */
interface Wanted {
  words: string;
  set: string;
  type: string;
  affiliation: string;
  status: string;
  /** only cards of the format's logo */
  playable: boolean;
  /** only cards of the deck */
  mine: boolean;
}

const ALL: Wanted = { words: '', set: '', type: '', affiliation: '', status: '', playable: true, mine: false };

const isNarrowed = (w: Wanted): boolean => w.words + w.set + w.type + w.affiliation + w.status !== '' || w.mine;

/** The cards that could be taken at all: those of the packs, or of the format's logo; by type, then by title. */
function useInReach({ cards, pool, property }: Props, playable: boolean): readonly Card[] {
  return useMemo(
    () =>
      cards
        .filter((c) =>
          pool !== null
            ? pool.has(c.facts.id)
            : !c.facts.id.endsWith('-back') &&
              !c.facts.token &&
              (!playable || property === null || c.facts.property === property),
        )
        .sort(
          (a, b) =>
            (typeRank.get(a.facts.type) ?? 0) - (typeRank.get(b.facts.type) ?? 0) ||
            a.facts.title.localeCompare(b.facts.title),
        ),
    [cards, pool, property, playable],
  );
}

function useFound(inReach: readonly Card[], wanted: Wanted, counts: Props['counts']): readonly Card[] {
  const { set, type, affiliation, status, mine } = wanted;
  const words = useDeferredValue(wanted.words);
  const matching = useMemo(
    () => find(inReach, { words, set, type, affiliation, status }),
    [inReach, words, set, type, affiliation, status],
  );
  return mine ? matching.filter((c) => counts.has(c.facts.id)) : matching;
}

export function Catalogue(props: Props) {
  const { counts, pool, property, add, remove, look, open } = props;
  const [wanted, setWanted] = useState(ALL);
  const inReach = useInReach(props, wanted.playable);
  const found = useFound(inReach, wanted, counts);
  const want = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  return (
    <>
      <search className={s.tools}>
        <SearchField words={wanted.words} set={(words) => want({ words })} enter={() => found[0] && add(found[0])} />
        <Filters inReach={inReach} wanted={wanted} want={want} />
        <Marks wanted={wanted} want={want} n={found.length} logo={pool === null ? property : null} />
      </search>
      {found.length === 0 ? (
        <p className={s.none}>{say('No card has all of this. Take a word or a filter away.')}</p>
      ) : (
        <Rows cards={found} counts={counts} pool={pool} add={add} remove={remove} look={look} open={open} />
      )}
    </>
  );
}

function SearchField({ words, set, enter }: { words: string; set(words: string): void; enter(): void }) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.key !== '/' || (e.target as HTMLElement).matches('input, select, textarea')) return;
      e.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
  return (
    <label className={s.search}>
      <Glyph name="search" size={15} />
      <input
        ref={search}
        type="search"
        value={words}
        onChange={(e) => set(e.target.value)}
        onKeyDown={(e) => e.key === 'Enter' && enter()}
        placeholder={spoken(say('Name, skill, text, cunning>7'))}
        aria-label={spoken(say('Search cards. Enter adds the first one found.'))}
      />
      <KeyCap>/</KeyCap>
    </label>
  );
}

interface WantedProps {
  wanted: Wanted;
  want(change: Partial<Wanted>): void;
}

function Filters({ inReach, wanted, want }: WantedProps & { inReach: readonly Card[] }) {
  const sets = useMemo(() => new Set(inReach.map((c) => c.facts.set)), [inReach]);
  const types = useMemo(() => new Set(inReach.map((c) => c.facts.type)), [inReach]);
  return (
    <div className={s.filters}>
      <Filter
        label={say('Type')}
        value={wanted.type}
        set={(type) => want({ type })}
        options={TYPE_ORDER.filter((t) => types.has(t)).map((t) => [t, t])}
      />
      <Filter
        label={say('Affiliation')}
        value={wanted.affiliation}
        set={(affiliation) => want({ affiliation })}
        options={AFFILIATIONS.map((a) => [a, `${a} (${AFFILIATION[a].code})`])}
      />
      <Filter
        label={say('Set')}
        value={wanted.set}
        set={(set) => want({ set })}
        options={Object.entries(SETS).filter(([code]) => sets.has(code))}
      />
      <Filter label={say('Played')} value={wanted.status} set={(status) => want({ status })} options={STATES} />
    </div>
  );
}

/** `logo`: the one that the format asks for, where the cards are not those of packs. */
function Marks({ wanted, want, n, logo }: WantedProps & { n: number; logo: string | null }) {
  return (
    <div className={s.marks}>
      {logo !== null && (
        <label>
          <input type="checkbox" checked={wanted.playable} onChange={(e) => want({ playable: e.target.checked })} />
          {say('{logo} logo only', { logo })}
        </label>
      )}
      <label>
        <input type="checkbox" checked={wanted.mine} onChange={(e) => want({ mine: e.target.checked })} />
        {say('In the deck')}
      </label>
      {isNarrowed(wanted) && (
        <button type="button" onClick={() => want({ ...ALL, playable: wanted.playable })}>
          {say('Clear')}
        </button>
      )}
      <span role="status">
        <b>{n.toLocaleString('en')}</b> {n === 1 ? say('card') : say('cards')}
      </span>
    </div>
  );
}

function Filter({
  label,
  value,
  set,
  options,
}: {
  label: Words;
  value: string;
  set(v: string): void;
  options: readonly (readonly [string, Words])[];
}) {
  return (
    <label className={s.filter} data-on={value !== ''}>
      <span>{label}</span>
      <select value={value} onChange={(e) => set(e.target.value)}>
        <option value="">{say('Any')}</option>
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
        <button
          type="button"
          onClick={() => remove(card)}
          disabled={n === 0}
          aria-label={spoken(say('Remove one {title}', { title: facts.title }))}
        >
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
          aria-label={spoken(say('Add one {title}', { title: facts.title }))}
        >
          <Glyph name="plus" size={13} weight={2} />
        </button>
      </span>
    </li>
  );
}

/** The second line of a row: what one wants to know before taking a card. */
function aboutOf({ facts: f, lines, requirement }: Card): Words {
  const set = SETS[f.set] ?? f.set;
  const tags = tagsOf(f).join(' ');
  switch (f.type) {
    case 'Personnel': {
      const skills = (f.skills ?? []).map((x) => times(x.name, x.level)).join(', ');
      return dotted([phrase`${kindOf(f)} ${`${f.integrity}-${f.cunning}-${f.strength}`}`, skills, tags]);
    }
    case 'Ship':
      return dotted([
        phrase`${kindOf(f)} ${`${f.range}-${f.weapons}-${f.shields}`}`,
        (f.staffing ?? []).join(' '),
        tags,
      ]);
    case 'Mission':
      return dotted([
        say('{points} points, span {span}', { points: pointsOf(f), span: f.span ?? '–' }),
        joined(
          (requirement ?? []).map((way) => joined(way, ' + ')),
          ' or ',
        ),
      ]);
    default:
      return dotted([kindOf(f), lines[0] ?? set]);
  }
}

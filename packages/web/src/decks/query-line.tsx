/** One line to search by: what was understood is shown as chips, what was not is explained. */
import { type Found, KEYS, termOf, withTerm } from '@spaceline/protocol/search';
import { searchKeyWords, searchNoteWords, spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { AFFILIATION, AFFILIATIONS } from '../art/index.ts';
import { type Card, TYPE_ORDER } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { Glyph, KeyCap } from '../design/index.ts';
import { language } from '../net/language.ts';
import { say } from '../net/say.ts';
import { showOwn, useOwn } from '../own-cards/own.ts';
import s from './catalogue.module.css';
import type { Wanted } from './catalogue.tsx';

interface Props {
  wanted: Wanted;
  want(change: Partial<Wanted>): void;
  found: Found<Card>;
  /** the query that this was found for: while one types, perhaps one of fewer letters */
  of: string;
  /** how many are shown */
  n: number;
  /** the logo that the format asks for */
  logo: string | null;
  /** the deck has missions that ask for skills */
  hasMissions: boolean;
  enter(): void;
}

export function QueryLine({ wanted, want, found, of, n, logo, hasMissions, enter }: Props) {
  const [help, setHelp] = useState(false);
  return (
    <search className={s.tools}>
      <SearchField query={wanted.query} set={(query) => want({ query })} enter={enter} help={help} setHelp={setHelp} />
      {help && <Help />}
      <Facets query={wanted.query} set={(query) => want({ query })} />
      {found.chips.length > 0 && (
        <ul className={s.chips} data-testid="chips">
          {found.chips.map((chip, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a query may ask the same twice
            <li key={i}>
              {chip.not && <i>{say('not')}</i>} <span>{searchKeyWords(chip.key, language)}</span> <b>{chip.value}</b>
            </li>
          ))}
        </ul>
      )}
      {found.notes.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing else to tell them apart
        <p key={i} className={s.unread} data-testid="search-note" data-kind={note.kind}>
          {searchNoteWords(note, language)}
        </p>
      ))}
      <Marks
        wanted={wanted}
        want={want}
        n={n}
        of={of}
        logo={logo}
        hasMissions={hasMissions}
        guessed={found.guessed && n > 0}
      />
    </search>
  );
}

interface FieldProps {
  query: string;
  set(query: string): void;
  enter(): void;
  help: boolean;
  setHelp(open: boolean): void;
}

function SearchField({ query, set, enter, help, setHelp }: FieldProps) {
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
    <div className={s.search}>
      <Glyph name="search" size={15} />
      <input
        ref={search}
        type="search"
        data-testid="card-search"
        value={query}
        onChange={(e) => set(e.target.value)}
        onKeyDown={(e) => e.key === 'Enter' && enter()}
        // what is typed here is the same in every language
        translate="no"
        placeholder="t:personnel a:kazon skill:law str>7"
        aria-label={spoken(say('Search cards. Enter adds the first one found.'))}
      />
      <button
        type="button"
        className={s.help}
        aria-expanded={help}
        aria-label={spoken(say('How to search'))}
        onClick={() => setHelp(!help)}
      >
        ?
      </button>
      <KeyCap>/</KeyCap>
    </div>
  );
}

/** Every key with an example. */
function Help() {
  return (
    <div className={s.keys} data-testid="search-help">
      <p>
        {say(
          'Words are looked for in titles and texts; “words in quotes” stand in a row. Put - in front for not, or between alternatives, and brackets around what belongs together.',
        )}
      </p>
      <ul>
        {KEYS.map((k) => (
          <li key={k.name}>
            <span>{searchKeyWords(k.name, language)}</span> <code translate="no">{k.example}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STATES: readonly (readonly [string, Words])[] = [
  ['complete', say('Complete')],
  ['partial', say('Partial')],
  ['facts-only', say('Facts only')],
];

const FACETS: readonly { key: string; label: Words; options: readonly (readonly [string, Words])[] }[] = [
  { key: 't', label: say('Type'), options: TYPE_ORDER.map((t) => [t.toLowerCase(), t] as const) },
  {
    key: 'a',
    label: say('Affiliation'),
    options: AFFILIATIONS.map((a) => [a.toLowerCase(), `${a} (${AFFILIATION[a].code})`] as const),
  },
  { key: 'set', label: say('Set'), options: Object.entries(SETS) },
  { key: 'is', label: say('Played'), options: STATES },
];

/** What one would rather choose than type: it is written into the line. */
function Facets({ query, set }: { query: string; set(query: string): void }) {
  return (
    <div className={s.filters}>
      {FACETS.map(({ key, label, options }) => {
        const value = termOf(query, key).toLowerCase();
        const known = options.some(([id]) => id === value);
        return (
          <label key={key} className={s.filter} data-on={known}>
            <span className="hidden">{label}</span>
            <select
              data-facet={key}
              value={known ? value : ''}
              onChange={(e) => set(withTerm(query, key, e.target.value))}
            >
              <option value="">{known ? say('{label}: any', { label }) : label}</option>
              {options.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

type MarkProps = Pick<Props, 'wanted' | 'want' | 'n' | 'of' | 'logo' | 'hasMissions'> & { guessed: boolean };

function Marks({ wanted, want, n, of, logo, hasMissions, guessed }: MarkProps) {
  const own = useOwn();
  return (
    <div className={s.marks}>
      {logo !== null && (
        <label>
          <input type="checkbox" checked={wanted.playable} onChange={(e) => want({ playable: e.target.checked })} />
          {say('Only what this format plays')}
        </label>
      )}
      <label>
        <input type="checkbox" checked={wanted.mine} onChange={(e) => want({ mine: e.target.checked })} />
        {say('In the deck')}
      </label>
      {hasMissions && (
        <label>
          <input
            type="checkbox"
            data-testid="best-first"
            checked={wanted.best}
            onChange={(e) => want({ best: e.target.checked })}
          />
          {say('Best for my missions first')}
        </label>
      )}
      {own.about !== null && (
        <label>
          <input
            type="checkbox"
            data-testid="own-shown"
            checked={own.shown}
            onChange={(e) => showOwn(e.target.checked)}
          />
          {say('My own pictures')}
        </label>
      )}
      {(wanted.query !== '' || wanted.mine) && (
        <button type="button" onClick={() => want({ query: '', mine: false })}>
          {say('Clear')}
        </button>
      )}
      <span role="status" data-testid="found" data-n={n} data-of={of}>
        {guessed && say('No title is like that; near it:')} <b>{n.toLocaleString('en')}</b>{' '}
        {n === 1 ? say('card') : say('cards')}
      </span>
    </div>
  );
}

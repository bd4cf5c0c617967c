/** The rulebook: every rule in our own words, by its id. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import s from './page.module.css';
import { loadRules, type Rule, useRules } from './rules.ts';

const MOST = 120;

export default function Rules({ id }: { id: string | null }) {
  const { rules, state } = useRules();
  const [search, setSearch] = useState('');
  const [book, setBook] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  useEffect(() => {
    loadRules();
  }, []);
  const books = useMemo(() => [...new Set(rules.map((r) => r.book))], [rules]);
  const found = useMemo(
    () =>
      rules.filter(
        (r) =>
          (book === '' || r.book === book) &&
          (wanted === '' ||
            r.id.toLowerCase().startsWith(wanted) ||
            `${r.title} ${r.text}`.toLowerCase().includes(wanted)),
      ),
    [rules, wanted, book],
  );
  const one = id === null ? undefined : rules.find((r) => r.id === id);
  return (
    <Shell title={one ? `${one.id} ${one.title}` : 'Rulings'}>
      <div className={p.head}>
        <h1>Rulings</h1>
        <p>
          {rules.length > 0 ? `${rules.length} rules` : 'The rules'} in our own words. The table cites them by their ids
          whenever it says no.
        </p>
      </div>
      {state === 'failed' && (
        <p className={p.problem}>The rulebook could not be fetched. Reload the page to try again.</p>
      )}
      {id !== null && state === 'ready' && (
        <div className={s.one}>
          {one ? <RuleCard rule={one} large /> : <p className={p.problem}>There is no rule {id}.</p>}
        </div>
      )}
      <div className={s.tools}>
        <label className={p.field}>
          <span>Search</span>
          <input
            type="search"
            value={search}
            onChange={(e) => setSearch(e.target.value)}
            placeholder="A word, or an id such as WARP-36"
          />
        </label>
        <label className={p.field}>
          <span>Booklet</span>
          <select value={book} onChange={(e) => setBook(e.target.value)}>
            <option value="">All of them</option>
            {books.map((b) => (
              <option key={b}>{b}</option>
            ))}
          </select>
        </label>
      </div>
      <p className={p.empty} role="status">
        {state === 'ready'
          ? found.length === 0
            ? 'No rule fits.'
            : `${found.length} rules${found.length > MOST ? `, the first ${MOST} shown` : ''}.`
          : 'Opening the book …'}
      </p>
      <ol className={s.list}>
        {found.slice(0, MOST).map((r) => (
          <li key={r.id}>
            <RuleCard rule={r} />
          </li>
        ))}
      </ol>
    </Shell>
  );
}

export function RuleCard({ rule, large = false }: { rule: Rule; large?: boolean }) {
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another page
  useEffect(() => {
    if (large) head.current?.scrollIntoView({ block: 'nearest' });
  }, [rule.id, large]);
  return (
    <article className={s.rule} data-large={large}>
      <h2 ref={head}>
        <Link href={`/rules/${rule.id}`}>{rule.id}</Link> {rule.title}
      </h2>
      <p>{rule.text}</p>
      <footer>
        {rule.book}, {rule.section}
        {rule.kind !== 'rule' && `, ${rule.kind}`}
        {rule.notApplicable !== null && `, not played here: ${rule.notApplicable}`}
        {rule.see.length > 0 && (
          <>
            {' '}
            See{' '}
            {rule.see.map((x) => (
              <Link key={x} href={`/rules/${x}`}>
                {x}
              </Link>
            ))}
          </>
        )}
      </footer>
    </article>
  );
}

/** The rulebook: every rule in our own words, by its id, with the scenarios that prove it. */
import { isFound, spoken } from '@spaceline/protocol/words';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { type Address, useAddress } from '../app/address.ts';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './page.module.css';
import { loadRules, type Rule, useRules } from './rules.ts';

const MOST = 120;

const matches = (r: Rule, wanted: string): boolean =>
  r.id.toLowerCase().startsWith(wanted) || isFound(wanted, r.title, r.text, r.section);

export default function Rules({ id }: { id: string | null }) {
  const { rules, state } = useRules();
  const address = useAddress();
  useEffect(() => {
    loadRules();
  }, []);
  const at = id === null ? -1 : rules.findIndex((r) => r.id.toLowerCase() === id.toLowerCase());
  const one = rules[at];
  return (
    <Shell title={one ? `${one.id} ${one.title}` : say('Rulings')}>
      <Head rules={rules} />
      {state === 'failed' && (
        <p className={p.problem}>{say('The rulebook could not be fetched. Reload the page to try again.')}</p>
      )}
      {id !== null && state === 'ready' && (
        <div className={s.one}>
          {one ? (
            <OneRule rule={one} before={rules[at - 1]} after={rules[at + 1]} />
          ) : (
            <p className={p.problem}>{say('There is no rule {id}.', { id })}</p>
          )}
        </div>
      )}
      <Filters rules={rules} address={address} />
      <Found rules={rules} address={address} ready={state === 'ready'} />
    </Shell>
  );
}

function Head({ rules }: { rules: readonly Rule[] }) {
  const proven = useMemo(() => rules.filter((r) => r.scenarios.length > 0).length, [rules]);
  return (
    <div className={p.head}>
      <h1>{say('Rulings')}</h1>
      <p>
        {rules.length > 0
          ? say('{n} rules in our own words, {proven} of them with scenarios that the engine plays before your eyes.', {
              n: rules.length,
              proven,
            })
          : say('The rules in our own words, with scenarios that the engine plays before your eyes.')}{' '}
        {say('The table cites them by their ids whenever it says no.')}
      </p>
    </div>
  );
}

function Filters({ rules, address: { get, set } }: { rules: readonly Rule[]; address: Address }) {
  const books = useMemo(() => [...new Set(rules.map((r) => r.book))], [rules]);
  return (
    <div className={s.tools}>
      <label className={p.field}>
        <span>{say('Search')}</span>
        <input
          type="search"
          value={get('q')}
          onChange={(e) => set('q', e.target.value)}
          placeholder={spoken(say('Words, or an id such as WARP-36'))}
        />
      </label>
      <label className={p.field}>
        <span>{say('Booklet')}</span>
        <select value={get('book')} onChange={(e) => set('book', e.target.value)}>
          <option value="">{say('All of them')}</option>
          {books.map((b) => (
            <option key={b} value={b}>
              {b}
            </option>
          ))}
        </select>
      </label>
      <label className={p.check}>
        <input
          type="checkbox"
          checked={get('shown') === '1'}
          onChange={(e) => set('shown', e.target.checked ? '1' : '')}
        />
        {say('With a scenario')}
      </label>
    </div>
  );
}

/** How many rules fit, and the first of them. */
function Found({ rules, address: { get }, ready }: { rules: readonly Rule[]; address: Address; ready: boolean }) {
  const wanted = useDeferredValue(get('q').trim().toLowerCase());
  const [book, shown] = [get('book'), get('shown') === '1'];
  const found = useMemo(
    () =>
      rules.filter((r) => (book === '' || r.book === book) && (!shown || r.scenarios.length > 0) && matches(r, wanted)),
    [rules, wanted, book, shown],
  );
  return (
    <>
      <p className={p.empty} role="status">
        {ready
          ? found.length === 0
            ? say('No rule fits.')
            : say('{n} [rules|rule]<, the first {most} shown: search for the rest>.', {
                n: found.length,
                most: found.length > MOST ? MOST : null,
              })
          : say('Opening the book …')}
      </p>
      <ol className={s.list}>
        {found.slice(0, MOST).map((r) => (
          <li key={r.id}>
            <article className={s.rule} translate="no">
              <h2>
                <Link href={`/rules/${r.id}`}>{r.id}</Link> {r.title}
              </h2>
              <p>{r.text}</p>
              <About rule={r} />
            </article>
          </li>
        ))}
      </ol>
    </>
  );
}

function About({ rule }: { rule: Rule }) {
  return (
    <footer>
      {rule.book}, {rule.section}
      {rule.kind !== 'rule' && `, ${rule.kind}`}
      {rule.notApplicable !== null && (
        <>
          , {say('not played here')}: {rule.notApplicable}
        </>
      )}
      {rule.scenarios.length > 0 && (
        <Link href={`/rules/${rule.id}/table`} className={s.play}>
          <Glyph name="play" size={10} /> {say('Put it on the table')}
        </Link>
      )}
      {rule.see.length > 0 && (
        <span>
          {say('See')}{' '}
          {rule.see.map((x) => (
            <Link key={x} href={`/rules/${x}`}>
              {x}
            </Link>
          ))}
        </span>
      )}
    </footer>
  );
}

/** What the rule says, one thing at a time, and how many scenarios of the rulebook show each. */
function Clauses({ rule }: { rule: Rule }) {
  return (
    <ol>
      {rule.clauses.map((clause, i) => {
        const shown = rule.scenarios.filter((x) => x.clauses.includes(i + 1)).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses never change places
          <li key={i}>
            {clause}
            {shown === 0 ? ' (no scenario here)' : ` (${shown} ${shown === 1 ? 'scenario' : 'scenarios'})`}
          </li>
        );
      })}
    </ol>
  );
}

function OneRule({ rule, before, after }: { rule: Rule; before: Rule | undefined; after: Rule | undefined }) {
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another page
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [rule.id]);
  return (
    <article className={s.rule} data-large translate="no">
      <h2 ref={head}>
        <Link href={`/rules/${rule.id}`}>{rule.id}</Link> {rule.title}
      </h2>
      <p>{rule.text}</p>
      {rule.clauses.length > 0 && <Clauses rule={rule} />}
      {rule.scenarios.length > 0 ? (
        <ul className={s.scenarios}>
          {rule.scenarios.map((x) => (
            <li key={x.name}>
              <Link href={`/rules/${rule.id}/table?scenario=${encodeURIComponent(x.name)}`} className={p.link}>
                <Glyph name="play" size={11} /> {say('Put it on the table')}
              </Link>
              <span>{x.title}</span>
            </li>
          ))}
        </ul>
      ) : (
        rule.notApplicable === null && <p className={p.empty}>{say('No scenario shows this rule yet.')}</p>
      )}
      <About rule={{ ...rule, scenarios: [] }} />
      <nav className={s.turn} aria-label={spoken(say('Rules beside it'))}>
        {before && <Link href={`/rules/${before.id}`}>‹ {before.id}</Link>}
        {after && <Link href={`/rules/${after.id}`}>{after.id} ›</Link>}
      </nav>
    </article>
  );
}

/** The rulebook: every rule in our own words, by its id, with where it comes from and the scenarios that prove it. */
import { addressOfCard, addressOfRule, spoken, type Words } from '@spaceline/protocol/words';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { type Address, useAddress } from '../app/address.ts';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { OneRule } from './one.tsx';
import s from './page.module.css';
import { loadRules, type Rule, useRules } from './rules.ts';
import { type Found, type Ground, search } from './search.ts';

const MOST = 120;

export default function Rules({ id }: { id: string | null }) {
  const { rules, state } = useRules();
  const address = useAddress();
  useEffect(() => {
    loadRules();
  }, []);
  const at = id === null ? -1 : rules.findIndex((r) => r.id.toLowerCase() === id.toLowerCase());
  const one = rules[at];
  // whoever looks for something on the page of a rule wants the list
  const reads = id !== null && address.get('q') === '';
  return (
    <Shell title={one ? `${one.id} ${one.title}` : say('Rulings')}>
      {!reads && <Head rules={rules} />}
      <Filters rules={rules} address={address} brief={reads} />
      {state === 'failed' && (
        <p className={p.problem}>{say('The rulebook could not be fetched. Reload the page to try again.')}</p>
      )}
      {reads && state === 'ready' && one && <OneRule rule={one} before={rules[at - 1]} after={rules[at + 1]} />}
      {reads && state === 'ready' && !one && (
        <p className={p.problem}>
          {say('There is no rule {id}.', { id })} <Link href="/rules">{say('All rulings')}</Link>
        </p>
      )}
      {!reads && <List rules={rules} address={address} ready={state === 'ready'} />}
    </Shell>
  );
}

function Head({ rules }: { rules: readonly Rule[] }) {
  const proven = useMemo(() => rules.filter((r) => r.proofs > 0).length, [rules]);
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
      <p className={s.ways}>
        <Link href="/judge" className={p.link}>
          {say('The judge’s bench')}
        </Link>
        <Link href="/gallery" className={p.link}>
          {say('All cards')}
        </Link>
      </p>
    </div>
  );
}

function Filters({
  rules,
  address: { get, set },
  brief,
}: {
  rules: readonly Rule[];
  address: Address;
  /** on the page of a rule: the search alone */
  brief: boolean;
}) {
  const books = useMemo(() => [...new Set(rules.map((r) => r.book))], [rules]);
  return (
    <search className={s.tools} data-brief={brief}>
      <label className={p.field}>
        <span>{say('Search')}</span>
        <input
          type="search"
          value={get('q')}
          onChange={(e) => set('q', e.target.value)}
          placeholder={spoken(say('A word, a card, or an id such as WARP-36'))}
          data-testid="rule-search"
        />
      </label>
      {!brief && (
        <>
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
        </>
      )}
    </search>
  );
}

const GROUND: Readonly<Record<Ground, Words>> = {
  title: say('In the title'),
  id: say('By its id'),
  card: say('Names the card'),
  text: say('In the text'),
};

/** How many rules fit, and the best of them; where something is looked for, under why they were found. */
function List({ rules, address: { get }, ready }: { rules: readonly Rule[]; address: Address; ready: boolean }) {
  const wanted = useDeferredValue(get('q'));
  const [book, shown] = [get('book'), get('shown') === '1'];
  const found = useMemo(
    () => search(rules, wanted).filter(({ rule: r }) => (book === '' || r.book === book) && (!shown || r.proofs > 0)),
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
      <ol className={s.list} data-testid="rules-found">
        {found.slice(0, MOST).map((f, i) => (
          <Row key={f.rule.id} found={f} why={wanted.trim() !== '' && f.ground !== found[i - 1]?.ground} />
        ))}
      </ol>
    </>
  );
}

/** `why`: it is the first that was found for its reason. */
function Row({ found: { rule, ground }, why }: { found: Found; why: boolean }) {
  return (
    <>
      {why && (
        <li className={s.why} data-ground={ground}>
          {GROUND[ground]}
        </li>
      )}
      <li data-rule={rule.id}>
        <article className={s.rule} translate="no">
          <h2>
            <Link href={addressOfRule(rule.id)}>
              <b>{rule.id}</b> {rule.title}
            </Link>
          </h2>
          <p>{rule.text}</p>
          <footer>
            <span>
              {rule.book}, {rule.date}
            </span>
            {rule.cards.slice(0, 3).map((title) => (
              <Link key={title} href={addressOfCard(title)}>
                {title}
              </Link>
            ))}
            {rule.proofs > 0 && (
              <Link href={`${addressOfRule(rule.id)}/table`} className={s.play}>
                <Glyph name="play" size={10} /> {say('Put it on the table')}
              </Link>
            )}
          </footer>
        </article>
      </li>
    </>
  );
}

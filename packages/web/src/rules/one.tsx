/** One rule: what it says, where it comes from, and everything that shows it. */
import { addressOfCard, addressOfRule, joined, spoken, type Words } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './one.module.css';
import { loadScenarios, type Rule, type ScenarioRow, useScenarios } from './rules.ts';

const NONE: readonly ScenarioRow[] = [];

export function OneRule({ rule, before, after }: { rule: Rule; before: Rule | undefined; after: Rule | undefined }) {
  const scenarios = useScenarios((x) => x.byRule[rule.id]) ?? NONE;
  const state = useScenarios((x) => x.state);
  useEffect(() => {
    loadScenarios();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another page
  useEffect(() => {
    scrollTo(0, 0);
  }, [rule.id]);
  return (
    <div className={s.page}>
      <article className={s.rule} data-testid="rule" data-rule={rule.id}>
        <p className={s.id}>{rule.id}</p>
        <h1 translate="no">{rule.title}</h1>
        <p className={s.text} translate="no">
          {rule.text}
        </p>
        {rule.notApplicable !== null && (
          <p className={s.aside}>
            {say('Not played here')}: <span translate="no">{rule.notApplicable}</span>
          </p>
        )}
        {rule.clauses.length > 0 && <Clauses rule={rule} scenarios={scenarios} />}
        <Scenarios rule={rule} scenarios={scenarios} loading={state === 'loading' || state === 'none'} />
        <nav className={s.turn} aria-label={spoken(say('Rules beside it'))} translate="no">
          {before && (
            <Link href={addressOfRule(before.id)}>
              ‹ <b>{before.id}</b> {before.title}
            </Link>
          )}
          {after && (
            <Link href={addressOfRule(after.id)}>
              <b>{after.id}</b> {after.title} ›
            </Link>
          )}
        </nav>
      </article>
      <Side rule={rule} />
    </div>
  );
}

/** Where it comes from, what it names, what to read next. */
function Side({ rule }: { rule: Rule }) {
  return (
    <aside className={p.stack}>
      <section className={p.panel}>
        <h2>
          {say('Source')} <i />
        </h2>
        <dl className={s.facts} translate="no">
          <Fact name={say('Document')} value={rule.book} />
          <Fact name={say('Date')} value={rule.date} />
          <Fact name={say('Part')} value={rule.section} />
          <Fact name={say('Kind')} value={rule.kind} />
          {rule.certainty !== null && <Fact name={say('Certainty')} value={rule.certainty} />}
        </dl>
      </section>
      {rule.cards.length + rule.absent.length > 0 && (
        <section className={p.panel}>
          <h2>
            {say('Cards it names')} <i /> <small>{rule.cards.length + rule.absent.length}</small>
          </h2>
          <p className={s.links} translate="no">
            {rule.cards.map((title) => (
              <Link key={title} href={addressOfCard(title)}>
                {title}
              </Link>
            ))}
          </p>
          {rule.absent.length > 0 && (
            <p className={p.empty}>{say('No facts are known of {cards}.', { cards: joined(rule.absent, ', ') })}</p>
          )}
        </section>
      )}
      {rule.see.length > 0 && (
        <section className={p.panel}>
          <h2>
            {say('See also')} <i />
          </h2>
          <p className={s.links} translate="no">
            {rule.see.map((x) => (
              <Link key={x} href={addressOfRule(x)} className={p.code}>
                {x}
              </Link>
            ))}
          </p>
        </section>
      )}
    </aside>
  );
}

const Fact = ({ name, value }: { name: Words; value: Words }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** What the rule says, one thing at a time, and how many scenarios show each. */
function Clauses({ rule, scenarios }: { rule: Rule; scenarios: readonly ScenarioRow[] }) {
  return (
    <ol className={s.clauses}>
      {rule.clauses.map((clause, i) => {
        const n = scenarios.filter((x) => x.clauses.includes(i + 1)).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses never change places
          <li key={i}>
            <span translate="no">{clause}</span>
            {n > 0 && <small>{say('{n} [scenarios|scenario]', { n })}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** Each on the table, or on the judge's bench, where it can be changed. */
function Scenarios({ rule, scenarios, loading }: { rule: Rule; scenarios: readonly ScenarioRow[]; loading: boolean }) {
  if (rule.proofs === 0)
    return rule.notApplicable === null ? <p className={p.empty}>{say('No scenario shows this rule yet.')}</p> : null;
  return (
    <section className={s.scenarios} aria-label={spoken(say('Scenarios'))}>
      <h2>
        {say('Scenarios')} <i /> <small>{say('each one runs')}</small>
      </h2>
      {loading && <p role="status">{say('Fetching them …')}</p>}
      <ul>
        {scenarios.map((x) => (
          <li key={x.name}>
            <span className={s.title}>
              <span translate="no">{x.title}</span>
              {x.clauses.length > 0 && (
                <small>
                  {x.clauses.length === 1
                    ? say('clause {n}', { n: x.clauses[0] })
                    : say('clauses {list}', { list: x.clauses.join(', ') })}
                </small>
              )}
            </span>
            <Link
              href={`${addressOfRule(rule.id)}/table?scenario=${encodeURIComponent(x.name)}`}
              className={p.link}
              data-testid="on-the-table"
            >
              <Glyph name="play" size={11} /> {say('Put it on the table')}
            </Link>
            <Link href={`/judge?scenario=${encodeURIComponent(x.name)}`} className={s.bench}>
              {say('Bench')}
              <span className="hidden" translate="no">
                : {x.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rules that were cited, in their order of authority, and scenarios near this. */
import type { BenchAnswer } from '@spaceline/protocol';
import { addressOfRule, citationOf } from '@spaceline/protocol/words';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { loadRules, loadScenarios, type Rule, useRules, useScenarios } from '../rules/rules.ts';
import { useBench } from './bench.ts';
import s from './sources.module.css';

const MOST_NEAR = 5;

/** Each rule once: those that refuse first. */
function citedIn(answer: BenchAnswer | null): string[] {
  const reasons = answer?.steps.flatMap((x) => x.reasons.flatMap((r) => [r.rule, ...(r.also ?? [])])) ?? [];
  const told = answer?.steps.flatMap((x) => x.told.flatMap((l) => citationOf(l.told) ?? [])) ?? [];
  return [...new Set([...reasons, ...told])];
}

export function Sources({ open }: { open(rule: string): void }) {
  const answer = useBench((b) => b.answer);
  const byId = useRules((r) => r.byId);
  useEffect(() => {
    loadRules();
    loadScenarios();
  }, []);
  const cited = useMemo(() => citedIn(answer).flatMap((id) => byId.get(id) ?? []), [answer, byId]);
  const near = useMemo(() => {
    const named = new Set(cited.map((r) => r.id));
    return [...new Set(cited.flatMap((r) => r.see))].filter((id) => !named.has(id)).flatMap((id) => byId.get(id) ?? []);
  }, [cited, byId]);
  return (
    <>
      <section className={p.panel} data-testid="sources">
        <h2>
          {say('Sources')} <i /> <small>{say('{n} cited', { n: cited.length })}</small>
        </h2>
        {cited.length === 0 && <p className={p.empty}>{say('The rules that decide will stand here.')}</p>}
        <ul className={s.list}>
          {cited.map((r) => (
            <Source key={r.id} rule={r} cited open={open} />
          ))}
          {near.slice(0, 3).map((r) => (
            <Source key={r.id} rule={r} open={open} />
          ))}
        </ul>
        <h3 className={s.h3}>
          {say('Order of authority')} <i />
        </h3>
        <p className={s.authority}>
          {say(
            'Card text, then the rulings of 2011, Voyager and Warp Speed of 2001, Blaze of Glory, The Dominion, base rules.',
          )}
        </p>
      </section>
      <Near rules={cited} />
    </>
  );
}

function Source({ rule, cited = false, open }: { rule: Rule; cited?: boolean; open(rule: string): void }) {
  return (
    <li data-cited={cited} data-rule={rule.id} translate="no">
      <p>
        <button type="button" onClick={() => open(rule.id)}>
          {rule.id}
        </button>
        <b>{rule.title}</b>
        <small>
          {rule.book}, {rule.date}
        </small>
      </p>
      <p>{rule.text}</p>
    </li>
  );
}

/** Scenarios that prove what was cited. */
function Near({ rules }: { rules: readonly Rule[] }) {
  const byRule = useScenarios((x) => x.byRule);
  const near = useMemo(() => {
    const all = rules.flatMap((r) => (byRule[r.id] ?? []).slice(0, 3).map((x) => ({ ...x, rule: r.id })));
    return all.filter((x, i) => all.findIndex((y) => y.name === x.name) === i).slice(0, MOST_NEAR);
  }, [rules, byRule]);
  if (near.length === 0) return null;
  return (
    <section className={p.panel}>
      <h2>
        {say('Near this')} <i /> <small>{say('{n} [scenarios|scenario]', { n: near.length })}</small>
      </h2>
      <ul className={s.near}>
        {near.map((x) => (
          <li key={x.name}>
            <span className={p.code}>{x.rule}</span>
            <Link href={`${addressOfRule(x.rule)}/table?scenario=${encodeURIComponent(x.name)}`} translate="no">
              {x.title} <Glyph name="play" size={10} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

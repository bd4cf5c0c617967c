/** The rulebook: the rules in our own words, and which scenarios prove them. */
import { filesBelow, RULES_FOLDER, readText } from './files.ts';
import type { ScenarioResult } from './scenario/runner.ts';

export interface Rule {
  id: string;
  title: string;
  text: string;
  kind: string;
  section: string;
  file: string;
  notApplicable: string | null;
  certainty: string | null;
  see: readonly string[];
  /** what it says, one thing at a time, where these are several that need a proof each */
  clauses: readonly string[];
  /** somebody has read it and found that it says one thing only (`Clauses: one`) */
  saysOneThing: boolean;
}

export type RuleStatus = 'proven' | 'open' | 'not-applicable';

function field(lines: readonly string[], name: string): string | null {
  const line = lines.find((l) => l.startsWith(`${name}: `));
  return line ? line.slice(name.length + 2).trim() : null;
}

function parseRules(markdown: string, file: string): Rule[] {
  const out: Rule[] = [];
  let section = '';
  for (const block of markdown.split(/^(?=#{2,3} )/m)) {
    const [head, ...rest] = block.split('\n');
    if (head.startsWith('## ')) section = head.slice(3).trim();
    const m = /^### (\S+) (.+)$/.exec(head);
    if (m === null) continue;
    const lines = rest.map((l) => l.trim());
    const from = lines.indexOf('Clauses:');
    const clauses = from < 0 ? [] : lines.slice(from + 1).filter((l) => l.startsWith('- '));
    const text = lines
      .filter((l) => l !== '' && !/^(Kind|Certainty|Not applicable|Superseded by|See|Cards|Clauses):/.test(l))
      .filter((l) => !clauses.includes(l))
      .join(' ');
    out.push({
      id: m[1],
      title: m[2],
      text,
      kind: field(lines, 'Kind') ?? 'rule',
      section,
      file,
      notApplicable: field(lines, 'Not applicable'),
      certainty: field(lines, 'Certainty'),
      see: (field(lines, 'See') ?? '').split(', ').filter((x) => x !== ''),
      clauses: clauses.map((l) => l.slice(2)),
      saysOneThing: field(lines, 'Clauses') === 'one',
    });
  }
  return out;
}

export function allRules(): Rule[] {
  return filesBelow(RULES_FOLDER, '.md').flatMap((f) => parseRules(readText(f), f.slice(RULES_FOLDER.length)));
}

/** What a file cites and the rulebook does not have: it may hold all the same, but proves nothing of that name. */
export function wrongCitations(rules: readonly Rule[], cited: Pick<ScenarioResult, 'rules' | 'clauses'>): string[] {
  const clauses = new Map(rules.map((r) => [r.id, r.clauses.length]));
  const unknown = cited.rules.filter((id) => !clauses.has(id));
  const beyond = Object.entries(cited.clauses).flatMap(([id, all]) =>
    all.filter((n) => clauses.has(id) && n > clauses.get(id)!).map((n) => `clause ${n} of ${id}`),
  );
  return [
    ...unknown.map((id) => `cites ${id}, which is no rule of the rulebook`),
    ...beyond.map((what) => `cites ${what}, which has no such clause`),
  ];
}

interface ClauseCoverage {
  text: string;
  scenarios: string[];
}

export interface RuleCoverage {
  id: string;
  status: RuleStatus;
  scenarios: string[];
  /** none where the rule says one thing only */
  clauses: ClauseCoverage[];
}

/** What of a scenario's result matters here. */
export type Proof = Pick<ScenarioResult, 'file' | 'rules' | 'clauses' | 'ok' | 'expects'>;

/**
 * A rule is proven when at least one passing scenario that expects something cites it and none that cites it fails; a rule with clauses, when each of them has
 * such a scenario.
 */
export function coverage(rules: readonly Rule[], results: readonly Proof[]): RuleCoverage[] {
  return rules.map((r) => {
    const citing = results.filter((x) => x.expects && x.rules.includes(r.id));
    const clauses = r.clauses.map((text, i) => ({
      text,
      scenarios: citing.filter((x) => x.clauses[r.id]?.includes(i + 1)).map((x) => x.file),
    }));
    const proven = citing.length > 0 && citing.every((x) => x.ok) && clauses.every((c) => c.scenarios.length > 0);
    const status: RuleStatus = r.notApplicable !== null ? 'not-applicable' : proven ? 'proven' : 'open';
    return { id: r.id, status, scenarios: citing.map((x) => x.file), clauses };
  });
}

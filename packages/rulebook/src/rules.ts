/** The rulebook: the rules in our own words, and which scenarios prove them. */
import { filesBelow, RULES_FOLDER, readText } from './files.ts';

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
    const text = lines
      .filter((l) => l !== '' && !/^(Kind|Certainty|Not applicable|Superseded by|See|Cards): /.test(l))
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
    });
  }
  return out;
}

export function allRules(): Rule[] {
  return filesBelow(RULES_FOLDER, '.md').flatMap((f) => parseRules(readText(f), f.slice(RULES_FOLDER.length)));
}

export interface RuleCoverage {
  id: string;
  status: RuleStatus;
  scenarios: string[];
}

/** A rule is proven when at least one passing scenario cites it and none that cites it fails. */
export function coverage(
  rules: readonly Rule[],
  results: readonly { file: string; rules: readonly string[]; ok: boolean }[],
): RuleCoverage[] {
  return rules.map((r) => {
    const citing = results.filter((x) => x.rules.includes(r.id));
    const proven = citing.length > 0 && citing.every((x) => x.ok);
    const status: RuleStatus = r.notApplicable !== null ? 'not-applicable' : proven ? 'proven' : 'open';
    return { id: r.id, status, scenarios: citing.map((x) => x.file) };
  });
}

/** `spaceline rules`: which rules are proven by scenarios, and what a rule says. */
import { existsSync } from 'node:fs';
import { phrase } from '@spaceline/protocol';
import {
  allRules,
  CARDS_FOLDER,
  coverage,
  type Doubt,
  doubtsAbout,
  filesBelow,
  type Rule,
  type RuleCoverage,
  type RuleStatus,
  SCENARIOS_FOLDER,
} from '@spaceline/rulebook';
import type { Command } from 'commander';
import { oneOf } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { columns, print, printJson, width } from '../output.ts';
import { Progress } from '../progress.ts';
import { fromRoot } from '../root.ts';
import { styleFor } from '../style.ts';
import { wrap } from '../table/wrap.ts';
import { runFile } from './scenario.ts';

const STATUSES: readonly RuleStatus[] = ['proven', 'open', 'not-applicable'];

/** Runs every scenario there is, once. Those about which there are doubts pass, but prove nothing. */
function covered(rules: readonly Rule[]): { list: RuleCoverage[]; doubts: Doubt[] } {
  const files = [SCENARIOS_FOLDER, CARDS_FOLDER].flatMap((f) => (existsSync(f) ? filesBelow(f, '.yaml') : []));
  const progress = new Progress('scenarios', files.length);
  const results = files.map((path, i) => {
    progress.at(i);
    return runFile(path, ['plain']);
  });
  progress.end();
  const doubts = doubtsAbout(results);
  const doubtful = new Set(doubts.map((d) => d.file));
  const proofs = results.filter((r) => !r.ok || !doubtful.has(r.file));
  return {
    list: coverage(
      rules,
      proofs.map((r) => ({ ...r, file: fromRoot(r.file) })),
    ),
    doubts,
  };
}

function show(rules: readonly Rule[], list: readonly RuleCoverage[], doubts: readonly Doubt[]): void {
  const style = styleFor(process.stdout);
  const title = new Map(rules.map((r) => [r.id, r.title]));
  const reasons = new Map(rules.map((r) => [r.id, r.notApplicable]));
  const lines = columns(list.map((c) => [c.id, c.status, String(c.scenarios.length), title.get(c.id) ?? '']));
  for (const [i, c] of list.entries()) {
    print((c.status === 'proven' ? style.good : c.status === 'open' ? style.bad : style.dim)(lines[i]));
    const reason = reasons.get(c.id) ?? null;
    if (reason !== null) for (const line of wrap(reason, width() - 8)) print(style.dim(phrase`        ${line}`));
  }
  const counts = STATUSES.map((s) => `${list.filter((c) => c.status === s).length} ${s}`);
  print(`${list.length} rules: ${counts.join(', ')}`);
  for (const d of doubts) print(style.dim(`no proof: ${fromRoot(d.file)}:${d.line}: ${d.missing}`));
}

function showOne(rules: readonly Rule[], id: string): void {
  const rule = rules.find((r) => r.id.toLowerCase() === id.toLowerCase());
  if (rule === undefined) throw new Complaint(`There is no rule "${id}"; \`spaceline rules\` lists them`);
  const style = styleFor(process.stdout);
  print(style.bold(`${rule.id}  ${rule.title}`));
  for (const line of wrap(rule.text, Math.min(width(), 100))) print(line);
  for (const [i, clause] of rule.clauses.entries()) print(`  ${i + 1}. ${clause}`);
  if (rule.notApplicable !== null) print(style.dim(`Not applicable: ${rule.notApplicable}`));
  if (rule.certainty !== null) print(style.dim(`Certainty: ${rule.certainty}`));
  if (rule.see.length > 0) print(style.dim(`See ${rule.see.join(', ')}`));
}

/** Clauses are told where a rule has several; of a rule that does not apply, why. */
const told = ({ id, status, scenarios, clauses }: RuleCoverage, { notApplicable }: Rule) => ({
  id,
  status,
  ...(notApplicable !== null && { reason: notApplicable }),
  scenarios,
  ...(clauses.length > 0 && { clauses }),
});

interface Flags {
  show?: string;
  status?: string;
  json?: true;
}

export function rulesCommand(program: Command): void {
  program
    .command('rules')
    .summary('list the rules and the scenarios that prove them')
    .description('Runs every scenario of the rulebook and of the cards, and lists which rules they prove.')
    .option('--show <id>', 'print what one rule says, and run nothing')
    .option('--status <status>', `only these: ${STATUSES.join(', ')}`, oneOf(STATUSES))
    .option('--json', 'print JSON')
    .action((flags: Flags) => {
      const rules = allRules();
      if (flags.show !== undefined) {
        if (!flags.json) return showOne(rules, flags.show);
        const rule = rules.find((r) => r.id.toLowerCase() === flags.show!.toLowerCase());
        if (rule === undefined) throw new Complaint(`There is no rule "${flags.show}"`);
        return printJson(rule);
      }
      const all = covered(rules);
      const list = all.list.filter((c) => flags.status === undefined || c.status === flags.status);
      const byId = new Map(rules.map((r) => [r.id, r]));
      if (flags.json) printJson(list.map((c) => told(c, byId.get(c.id)!)));
      else show(rules, list, all.doubts);
    });
}

/** `spaceline judge`: a table that is laid out in a file, what somebody does there, and what the rules make of it, step by step. */
import { joined, phrase } from '@spaceline/protocol';
import {
  allRules,
  type Judged,
  judge,
  parseScenario,
  readStep,
  remediesFor,
  type ScenarioDoc,
  ScenarioError,
  scenarioFile,
} from '@spaceline/rulebook';
import type { Command } from 'commander';
import { Complaint } from '../../complaint.ts';
import { readText, writeText } from '../../files.ts';
import { print, printJson, width } from '../../output.ts';
import { styleFor } from '../../style.ts';
import { wrap } from '../../table/wrap.ts';
import { besidesIn, changeWords, citedIn, showSteps, toldIn } from './steps.ts';

interface Flags {
  say?: string[];
  save?: string;
  json?: true;
}

/** So long may be looked for what would make it legal. */
const PATIENCE = 3000;

/** The file with what is said on the command line after its own steps. */
function docOf(path: string, said: readonly string[]): ScenarioDoc {
  try {
    const { root } = parseScenario(readText(path), { stepless: true }).source;
    const more = said.map((text) => {
      const step = readStep(text);
      if (step === null) throw new Complaint(`"${text}" is no step; write "A: end-turn" or "A: { verb: … }"`);
      return step;
    });
    return { ...root, steps: [...((root.steps as unknown[] | undefined) ?? []), ...more] };
  } catch (e) {
    if (e instanceof ScenarioError) throw new Complaint(`${path}: ${e.message}`);
    throw e;
  }
}

/** What must hold from now on: what was refused is refused, and the table is as it is. */
export function savedDoc(doc: ScenarioDoc, { steps, holds }: Judged): ScenarioDoc {
  const taken = (doc.steps as unknown[]).slice(0, steps.length);
  const refused = steps.at(-1)?.outcome === 'refused';
  const expect: Record<string, Record<string, unknown>> = {};
  for (const part of holds)
    for (const [key, value] of Object.entries(part)) expect[key] = { ...expect[key], ...(value as object) };
  const rules = [
    ...new Set([...((doc.rules as string[] | undefined) ?? []), ...steps.flatMap((s) => s.reasons.map((r) => r.rule))]),
  ];
  return {
    ...doc,
    rules: rules.filter((id) => allRules().some((r) => r.id === id)),
    steps: [...(refused ? taken.slice(0, -1) : taken), ...(holds.length > 0 ? [{ expect }] : [])],
  };
}

function run(path: string, flags: Flags): void {
  const doc = docOf(path, flags.say ?? []);
  const judged = judge(JSON.stringify(doc));
  if (judged.problem !== null) throw new Complaint(judged.problem.text);
  const end = performance.now() + PATIENCE;
  const last = judged.steps.at(-1);
  const { remedies, besides, tried } =
    last?.outcome === 'refused'
      ? remediesFor(
          { ...doc, steps: (doc.steps as unknown[]).slice(0, judged.steps.length) },
          last.reasons,
          () => performance.now() > end,
        )
      : { remedies: [], besides: [], tried: 0 };
  const against = besidesIn(judged, besides);
  if (flags.save !== undefined) writeText(flags.save, scenarioFile(savedDoc(doc, judged)));
  if (flags.json) {
    const steps = judged.steps.map((s, i) => ({
      step: (doc.steps as unknown[])[i],
      outcome: s.outcome,
      ...toldIn(judged, s),
    }));
    printJson({
      title: doc.title,
      steps,
      cited: citedIn(judged),
      besides: against,
      remedies: remedies.map((r) => r.changes),
      tried,
    });
  } else {
    const style = styleFor(process.stdout);
    print(style.bold(String(doc.title)));
    showSteps(judged, doc, style);
    for (const { text, rule } of against)
      print(phrase`   ${style.bad(text)}${rule === null ? '' : phrase` ${style.dim(rule)}`}`);
    for (const { changes } of remedies)
      print(phrase`It would go through if ${joined(changes.map(changeWords), ' and ')}.`);
    if (tried > 0 && remedies.length === 0)
      print(style.dim(`${tried} changed boards were tried; on none of them would it go through.`));
    const rules = allRules().filter((r) => citedIn(judged).includes(r.id));
    if (rules.length > 0) print();
    for (const r of rules)
      for (const line of wrap(`${r.id} ${r.title}: ${r.text}`, Math.min(width(), 100), '  ')) print(style.dim(line));
    if (flags.save !== undefined) print(phrase`Saved as ${flags.save}: \`spaceline scenario\` runs it.`);
  }
  process.exitCode = last !== undefined && last.outcome !== 'done' && last.outcome !== 'holds' ? 1 : 0;
}

export function judgeCommand(program: Command): void {
  program
    .command('judge')
    .summary('see what the rules do with a table that you lay out')
    .description(
      'Lays out the table of a scenario file, takes its steps one after the other, and says what happens, by which rule, and why something is refused. Exits 0 when all was done and holds, 1 when something is refused or does not hold, 2 when the file cannot be read. docs/scenarios.md says how a file is written.',
    )
    .argument('<file>', 'a scenario file; it needs no steps')
    .option(
      '--say <step>',
      'one more step, as a file writes it: "A: { verb: move, card: Kazon Raider, to: Liberation }"',
      (text: string, all: string[] = []) => [...all, text],
    )
    .option('--save <file>', 'write a scenario that says what holds now: what was refused is refused')
    .option('--json', 'print one JSON object')
    .action(run);
}

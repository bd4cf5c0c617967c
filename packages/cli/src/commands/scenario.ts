/** `spaceline scenario`: runs scenario files. */

import { statSync } from 'node:fs';
import { phrase } from '@spaceline/protocol';
import {
  allRules,
  filesBelow,
  MODES,
  type Mode,
  runScenario,
  type ScenarioResult,
  wrongCitations,
} from '@spaceline/rulebook';
import type { Command } from 'commander';
import { Complaint, messageOf } from '../complaint.ts';
import { readText } from '../files.ts';
import { print, printJson } from '../output.ts';
import { type Style, styleFor } from '../style.ts';

export function runFile(file: string, modes: readonly Mode[]): ScenarioResult {
  try {
    return runScenario(file, readText(file), modes);
  } catch (e) {
    return unread(file, messageOf(e));
  }
}

const unread = (file: string, message: string): ScenarioResult => ({
  file,
  title: file,
  ok: false,
  expects: false,
  step: null,
  message,
  rules: [],
  malformed: true,
  bodies: [],
  clauses: {},
  silences: [],
  deeds: [],
});

/** A folder stands for every scenario below it. */
function filesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info?.isDirectory()) return path;
    const files = filesBelow(path, '.yaml');
    if (files.length === 0) throw new Complaint(`There is no scenario (.yaml) below ${path}`);
    return files;
  });
}

function show(r: ScenarioResult, notes: readonly string[], style: Style): void {
  print(phrase`${r.ok ? style.good('ok    ') : style.bad('FAILED')} ${r.title} ${style.dim(r.file)}`);
  if (!r.ok) print(`       ${r.step === null ? '' : `step ${r.step}, `}${r.message}`);
  else if (r.bodies.length > 0) print(style.dim(`       without a definition, as a body only: ${r.bodies.join(', ')}`));
  for (const note of notes) print(phrase`       ${style.bad('NOTE')} it ${note}`);
}

/** The form that the contract promises; bodies and notes are told where there are any. */
export function told(
  { file, title, ok, step, message, bodies }: ScenarioResult,
  notes: readonly string[],
): Record<string, unknown> {
  return { file, title, ok, step, message, ...(bodies.length > 0 && { bodies }), ...(notes.length > 0 && { notes }) };
}

const PLAIN: readonly Mode[] = ['plain'];

interface Flags {
  json?: true;
  plain?: true;
  modes?: Mode[];
}

/** In all four ways, unless told otherwise. */
export const modesOf = ({ plain, modes }: Flags): readonly Mode[] => (plain ? PLAIN : (modes ?? MODES));

function modesNamed(text: string): Mode[] {
  const names = text.split(',').map((n) => n.trim());
  const unknown = names.find((n) => !(MODES as readonly string[]).includes(n));
  if (unknown !== undefined) throw new Complaint(`There is no mode "${unknown}"; there are ${MODES.join(', ')}`);
  return names as Mode[];
}

export function scenarioCommand(program: Command): void {
  program
    .command('scenario')
    .summary('run scenario files')
    .description(
      'Runs scenario files, and every .yaml file below a folder, each in four ways: plain; replayed from its log; forked at every decision; and watched for views that show something hidden. Exits 0 when all pass, 1 when some fail, 2 when a file breaks the format.',
    )
    .argument('<file...>', 'scenario files or folders')
    .option('--plain', 'run each once, the plain way')
    .option('--modes <list>', `run each in these ways only: ${MODES.join(', ')}, with commas between them`, modesNamed)
    .option('--json', 'print one JSON object')
    .action((paths: string[], flags: Flags) => {
      const modes = modesOf(flags);
      const style = styleFor(process.stdout);
      const rules = allRules();
      const notesOn = (r: ScenarioResult): string[] => wrongCitations(rules, r);
      const results = filesOf(paths).map((file) => {
        const r = runFile(file, modes);
        if (!flags.json) show(r, notesOn(r), style);
        return r;
      });
      const passed = results.filter((r) => r.ok).length;
      const failed = results.length - passed;
      if (flags.json) printJson({ passed, failed, results: results.map((r) => told(r, notesOn(r))) });
      else print(`${passed} passed, ${failed} failed`);
      process.exitCode = results.some((r) => r.malformed) ? 2 : failed > 0 ? 1 : 0;
    });
}

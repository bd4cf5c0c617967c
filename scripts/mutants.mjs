// `npm run mutants`: breaks the engine and the cards in small ways, one at a time, and sees whether a scenario notices.
// What no scenario notices is a rule that nothing proves. docs/mutants.md says more.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EQUIVALENTS, readEquivalents, sortOut } from './mutants/equivalents.mjs';
import { Findings } from './mutants/findings.mjs';
import { fingerprint, namedMutants, sample, spaceline } from './mutants/project.mjs';
import { inWords, summary } from './mutants/report.mjs';
import { Refusal, tryAll } from './mutants/trials.mjs';

const HELP = `npm run mutants -- [options]

  --engine, --cards   only the engine, only the cards (both)
  --only PATH         only what is below this path; may be given several times
  --sample N|all      how many mutants to try (200)
  --seed WORD         which of them (1)
  --survivors         of these, only the ones that survived when they were last tried
  --plain             try the scenarios in plain mode only: quicker, and less strict
  --killed            list what was killed as well
  --json              print one JSON object with every mutant of the run
`;

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`mutants: ${error.message}`);
  process.exitCode = 1;
}

async function main() {
  const flags = flagsOf(process.argv.slice(2));
  if (flags.help) return console.log(HELP.trimEnd());
  const started = Date.now();
  const project = spaceline();
  if (flags.plain) project.modes = ['plain'];
  const all = namedMutants(project);
  const { equivalent, stale } = sortOut(all, readEquivalents(EQUIVALENTS));
  if (stale.length > 0) throw new Refusal(staleness(stale));

  const findings = new Findings(join(project.cache, 'found.jsonl'), fingerprint(project), project.modes);
  const drawn = sample(chosen(all, project, flags), flags.seed, flags.sample);
  const mutants = flags.survivors ? drawn.filter((m) => findings.survivors.has(m.name)) : drawn;
  const known = new Set(equivalent);
  const say = (text) => process.stderr.write(`${text}\n`);
  await tryAll(
    project,
    mutants.filter((m) => !known.has(m)),
    findings,
    say,
  );

  const judged = mutants.map((m) => ({ ...m, ...(known.has(m) ? { verdict: 'equivalent' } : findings.verdictOn(m)) }));
  const seconds = Math.round((Date.now() - started) / 1000);
  const result = summary(judged);
  if (flags.json) console.log(JSON.stringify({ seed: flags.seed, drawn: drawn.length, seconds, ...result }, null, 2));
  else
    console.log(
      `${inWords(result, flags)}\n${mutants.length} of ${all.length} mutants, seed ${flags.seed}, ${seconds} s`,
    );
}

function flagsOf(args) {
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({
    args,
    options: {
      help: flag,
      engine: flag,
      cards: flag,
      survivors: flag,
      plain: flag,
      killed: flag,
      json: flag,
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      sample: { type: 'string', default: '200' },
    },
  });
  if (values.sample !== 'all' && !/^[1-9]\d*$/.test(values.sample))
    throw new Refusal(`--sample takes a number or "all", not "${values.sample}"`);
  return { ...values, sample: values.sample === 'all' ? Number.POSITIVE_INFINITY : Number(values.sample) };
}

function chosen(mutants, project, { engine, cards, only }) {
  const parts = [engine && 'engine', cards && 'cards'].filter(Boolean);
  const paths = only.map((path) => path.replace(/\/$/, ''));
  const below = (file, path) => file === path || file.startsWith(`${path}/`);
  const out = mutants.filter(
    (m) =>
      (parts.length === 0 || parts.includes(project.part(m.file))) &&
      (paths.length === 0 || paths.some((path) => below(m.file, path))),
  );
  if (out.length === 0) throw new Refusal('There is nothing to mutate there');
  return out;
}

function staleness(stale) {
  const lines = stale.map(({ file, code, change }) => `  ${file}: ${code}\n    ${change}`);
  return `tests/mutants/equivalent.json speaks of mutants that are not there any more:\n${lines.join('\n')}`;
}

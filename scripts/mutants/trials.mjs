// The trials: every mutant against the scenarios that come past it, until one fails or none is left.

import { fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { misfits } from './types.mjs';

/** A scenario may take this many times its usual time, and what the project's patience adds: then it goes round in circles. */
const TIMES = 20;
/** Milliseconds for what is done only once. */
const LONG = 60_000;

/** The run cannot begin, with a message made for people. */
export class Refusal extends Error {}

/**
 * Every mutant is tried in the first mode, which is the game itself. The further modes ask more of the machinery around it
 * (replays, forks, views) and are tried on what the first does not come past.
 * @typedef {{ verdict: 'killed' | 'survived' | 'unreached' | 'invalid', mode?: string, by?: string, why?: string }} Verdict
 *   `by` is the scenario that failed; `unreached`: no scenario comes past it; `invalid`: it does not compile or load
 * @param {import('./project.mjs').Project} project
 * @param {readonly import('./project.mjs').Named[]} mutants
 * @param {import('./findings.mjs').Findings} findings knows what was found out before, and keeps what is found out
 * @param {(text: string) => void} say
 */
export async function tryAll(project, mutants, findings, say) {
  const open = mutants.filter((m) => findings.verdictOn(m) === undefined).map((m, i) => ({ ...m, number: i + 1 }));
  if (open.length === 0) return;
  say(`${open.length} mutants to try: type check …`);
  for (const [number, why] of misfits(project, open)) findings.keep(open[number - 1], { verdict: 'invalid', why });
  const sound = open.filter((m) => findings.verdictOn(m) === undefined);
  if (sound.length === 0) return;
  const bundled = await bundle(project, sound);
  const court = new Court(project, bundled, open.length, findings, say);
  try {
    for (const mode of project.modes) {
      const left = sound.filter((m) => findings.verdictOn(m) === undefined && !findings.withstood(m, mode));
      if (left.length > 0) await court.sit(mode, left);
    }
  } finally {
    court.close();
    rmSync(bundled.path, { force: true });
  }
}

class Court {
  constructor(project, { path, imports }, count, findings, say) {
    this.project = project;
    this.imports = imports;
    this.findings = findings;
    this.say = say;
    this.judge = new Judge(path, project.root, count);
    this.scenarios = project.scenarios.map((file) => {
      const text = readFileSync(join(project.root, file), 'utf8');
      return { file, text, rules: rulesNamed(text), reached: new Set(), cards: new Set(), took: 0 };
    });
    /** how often a scenario has found a mutant of a file out */
    this.finds = new Map();
  }

  close() {
    this.judge.end();
  }

  /** All scenarios in one mode: first without a mutant, which must go well, then those that matter to each. */
  async sit(mode, mutants) {
    this.say(`${mode}: all ${this.scenarios.length} scenarios without a mutant …`);
    await this.rehearse(mode);
    let done = 0;
    for (const mutant of mutants) {
      const finding = await this.examine(mutant, mode);
      this.findings.keep(mutant, finding);
      done++;
      const where = `${mutant.file}:${mutant.line}`;
      const by = finding.by ? ` by ${finding.by}` : '';
      this.say(`${mode} ${done}/${mutants.length}: ${finding.verdict.padEnd(9)} ${where} ${mutant.change}${by}`);
    }
  }

  async rehearse(mode) {
    const loaded = await this.judge.ask({ load: 0, patience: LONG });
    if (loaded.failed) throw new Refusal(`Without a mutant it does not even load: ${loaded.failed}`);
    this.atLoad = new Set(loaded.seen);
    this.titles = loaded.titles;
    for (const scenario of this.scenarios) {
      const answer = await this.judge.ask({ text: scenario.text, mode, patience: LONG });
      if (answer.failed) throw new Refusal(`${scenario.file} fails without a mutant (${mode}): ${answer.failed}`);
      scenario.reached = new Set(answer.seen);
      scenario.cards = new Set(answer.cards);
      scenario.took = answer.took;
    }
  }

  /** @returns {Promise<Verdict>} in this one mode */
  async examine(mutant, mode) {
    const scenarios = this.inOrder(mutant);
    if (scenarios.length === 0) return { verdict: 'unreached', mode };
    const loaded = await this.judge.ask({ load: mutant.number, patience: LONG });
    if (loaded.failed) return { verdict: 'invalid', mode, why: loaded.failed };
    for (const scenario of scenarios) {
      const patience = this.project.patience + Math.ceil(TIMES * scenario.took);
      const { failed: why } = await this.judge.ask({ text: scenario.text, mode, patience });
      if (why === undefined) continue;
      const key = `${mutant.file} ${scenario.file}`;
      this.finds.set(key, (this.finds.get(key) ?? 0) + 1);
      return { verdict: 'killed', mode, by: scenario.file, why };
    }
    return { verdict: 'survived', mode };
  }

  /** The scenarios that come past a mutant, the likeliest to notice first. */
  inOrder(mutant) {
    const reaching = this.scenarios.filter((s) => s.reached.has(mutant.number));
    const atLoad = this.atLoad.has(mutant.number) ? this.concernedWith(mutant.file) : [];
    const rules = rulesNamed(readFileSync(join(this.project.root, mutant.file), 'utf8'));
    const title = mutant.file.replace(/\.ts$/, '');
    const likely = (s) => {
      const found = this.finds.get(`${mutant.file} ${s.file}`) ?? 0;
      const beside = s.file.startsWith(`${title}.`) || s.file.startsWith(`${title}-`);
      return found + (beside ? 100 : 0) + (s.rules.some((id) => rules.includes(id)) ? 0.5 : 0);
    };
    return [...new Set([...reaching, ...atLoad])].sort((a, b) => likely(b) - likely(a) || a.took - b.took);
  }

  /**
   * What is decided while the cards are loaded can matter later. In the file of a card, or of what cards share, it matters
   * where one of those cards is in the game or is named; anywhere else it may matter to all.
   */
  concernedWith(file) {
    const titles = this.project.titlesBehind?.(file, this.imports, this.titles);
    if (!titles) return this.scenarios;
    return this.scenarios.filter((s) => titles.some((t) => s.cards.has(t) || s.text.includes(t)));
  }
}

/** The rules that a text cites, CR-78, DOM-40. */
const rulesNamed = (text) => [...new Set(text.match(/\b[A-Z]+\d*-\d+(\.\d+)?\b/g) ?? [])];

/** The process that tries. One that a mutant brought down (by taking all memory, say) is started again. */
class Judge {
  constructor(...args) {
    this.args = args.map(String);
  }

  /** @returns {Promise<any>} the answer, or `{ failed }` */
  ask(message) {
    if (!this.child?.connected) this.child = this.start();
    const { child } = this;
    return new Promise((answer) => {
      const finish = (value) => {
        child.removeAllListeners();
        answer(value);
      };
      child.once('message', finish);
      child.once('exit', (code, signal) => {
        this.child = undefined;
        finish({ failed: `the process ended (${signal ?? code})` });
      });
      child.send(message);
    });
  }

  start() {
    return fork(fileURLToPath(new URL('judge.mjs', import.meta.url)), this.args, {
      execArgv: ['--max-old-space-size=2048'],
      // what a process has to say that runs out of memory is of no interest
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  end() {
    this.child?.removeAllListeners();
    this.child?.kill();
    this.child = undefined;
  }
}

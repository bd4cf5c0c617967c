// What was found out, one line a finding, so that a run that was broken off goes on where it was, and the next one begins
// with what is known. A finding counts as long as neither the code nor the scenarios have changed.

import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class Findings {
  /** what is known about each mutant: the verdict that ended it, and the modes it came through */
  known = new Map();
  /** the names of those that had come through when they were last tried, whatever has changed since */
  survivors = new Set();

  constructor(path, suite, modes) {
    this.path = path;
    this.suite = suite;
    this.modes = modes;
    for (const line of linesOf(path)) {
      let row;
      try {
        row = JSON.parse(line);
      } catch {
        // the end of a run that was broken off while it wrote
        continue;
      }
      this.note(row);
    }
  }

  note({ suite, name, ...finding }) {
    const came = finding.verdict === 'survived' || finding.verdict === 'unreached';
    if (came) this.survivors.add(name);
    else this.survivors.delete(name);
    if (suite !== this.suite) return;
    if (!this.known.has(name)) this.known.set(name, { came: new Map() });
    if (came) this.known.get(name).came.set(finding.mode, finding.verdict);
    else this.known.get(name).end = finding;
  }

  keep(mutant, finding) {
    const { name, file, line, change } = mutant;
    const row = { suite: this.suite, name, ...finding, file, line, change };
    mkdirSync(dirname(this.path), { recursive: true });
    appendFileSync(this.path, `${JSON.stringify(row)}\n`);
    this.note(row);
  }

  withstood({ name }, mode) {
    return this.known.get(name)?.came.has(mode) === true;
  }

  /** @returns {import('./trials.mjs').Verdict | undefined} nothing as long as there is a mode to try */
  verdictOn({ name }) {
    const { end, came } = this.known.get(name) ?? {};
    if (end) return end;
    const found = this.modes.map((mode) => came?.get(mode));
    if (found.includes('survived')) return { verdict: 'survived' };
    return found.includes(undefined) ? undefined : { verdict: 'unreached' };
  }
}

function linesOf(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Our own scenarios prove what they say: no `not-offered` that would hold anyway, no clause that is not there. */
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS_FOLDER, filesBelow, readText, SCENARIOS_FOLDER } from './files.ts';
import { doubtsAbout } from './proof.ts';
import { allRules, coverage, type Rule, wrongCitations } from './rules.ts';
import { runScenario } from './scenario/runner.ts';
import { isMalformed } from './scenario/testing.ts';

const results = [SCENARIOS_FOLDER, CARDS_FOLDER]
  .flatMap((folder) => filesBelow(folder, '.yaml'))
  .map((file) => runScenario(file, readText(file)));
const short = (file: string): string =>
  file.replace(SCENARIOS_FOLDER, '').replace(CARDS_FOLDER, '').split(sep).join('/');

describe('our scenarios', () => {
  it('find nothing refused that would be refused anyway', () => {
    const doubts = doubtsAbout(results).map((d) => ({ ...d, file: short(d.file) }));
    expect(doubts).toEqual([]);
  });

  it('cite rules and clauses that are there', () => {
    const rules = allRules();
    expect(results.flatMap((r) => wrongCitations(rules, r).map((what) => `${short(r.file)} ${what}`))).toEqual([]);
  });
});

/** Two Raiders, the first stopped: it is A's turn. */
const RAIDERS = `
title: a test
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Narret], stopped: true }, { card: Kazon Raider, crew: [Rabek] }] }
  - { mission: Liberation, owner: A }
steps:
`;
const STOPPED = '{ verb: move, card: "Kazon Raider#1", to: Liberation }';
const FLIES = '  - expect: { offered: { A: { verb: move, card: "Kazon Raider#2", to: Liberation } } }\n';
const file = (name: string, steps: string) => runScenario(`${SCENARIOS_FOLDER}base/${name}`, RAIDERS + steps);
const missing = (...files: ReturnType<typeof file>[]) => doubtsAbout(files).map((d) => `${d.line} ${d.missing}`);

describe('a not-offered without a reason', () => {
  const alone = `  - expect: { not-offered: { A: ${STOPPED} } }\n`;

  it('is no proof where nothing shows that it is ever offered', () => {
    expect(missing(file('R-0.1-a.yaml', alone))).toEqual(['9 never offered here: move Ship Mission']);
  });

  it('is one with the same thing offered in the file, or in one about the same rule', () => {
    expect(missing(file('R-0.1-a.yaml', FLIES + alone))).toEqual([]);
    expect(missing(file('R-0.1-a.yaml', alone), file('R-0.1-b.yaml', FLIES))).toEqual([]);
  });

  it('is none if only a file about another rule offers it', () => {
    expect(missing(file('R-0.1-a.yaml', alone), file('R-0.10-b.yaml', FLIES))).toHaveLength(1);
  });

  it('is none where another verb, or another kind of target, is offered', () => {
    const other = '  - expect: { offered: { A: end-turn } }\n';
    expect(missing(file('R-0.1-a.yaml', other + alone))).toHaveLength(1);
  });

  it('is none while that player is asked nothing', () => {
    const silent = `  - expect: { not-offered: { B: ${STOPPED} } }\n`;
    expect(missing(file('R-0.1-a.yaml', FLIES + silent))).toEqual([
      '10 the player is asked nothing: move Ship Mission',
    ]);
  });

  it('is one for a question that may be declined, where the file puts it to the same player at another moment', () => {
    // a probe (R-11.27) is the only question of its moment: none in the turn of the scouting, one in the next
    const probe = (...more: string[]) =>
      runScenario(
        `${SCENARIOS_FOLDER}base/R-0.1-a.yaml`,
        `title: a test
players: { A: { hand: [Establish Gateway], deck: [Kes x9] } }
spaceline: [{ mission: Catalog Phenomena, owner: B, A: { ships: [{ card: Borg Sphere, crew: [Six of Eleven] }] } }]
turn: { player: A, segment: play }
steps:
  - A: { verb: play, card: Establish Gateway, target: Catalog Phenomena }
  - A: { verb: scout, target: Catalog Phenomena, card: Borg Sphere }
  - A: end-turn
  - expect: { not-offered: { A: { pick: yes } } }
${more.map((m) => `  - ${m}\n`).join('')}`,
      );
    const asked = probe('B: end-turn', 'A: end-turn', 'A: { pick: yes }');
    expect(missing(asked)).toEqual([]);
    expect(missing(probe('B: end-turn', 'A: end-turn', 'A: pass'))).toEqual([
      '9 the player is asked nothing: pick yes',
    ]);
    expect(missing({ ...probe(), file: `${SCENARIOS_FOLDER}base/R-0.1-b.yaml` }, asked)).toHaveLength(1);
  });

  it('needs none of this with a reason, nor in a file that was given', () => {
    const reason =
      '  - expect: { not-offered: { A: { verb: move, card: "Kazon Raider#1", to: Liberation, because: R-8.22 } } }\n';
    expect(missing(file('R-0.1-a.yaml', reason))).toEqual([]);
    expect(missing(runScenario(`${SCENARIOS_FOLDER}given/a.yaml`, RAIDERS + alone))).toEqual([]);
  });
});

describe('clauses', () => {
  const rule: Rule = { ...allRules()[0], id: 'R-0.1', notApplicable: null, clauses: ['one', 'two'] };
  const proof = (name: string, clauses: number[], ok = true, expects = true) => ({
    expects,
    file: name,
    rules: ['R-0.1'],
    clauses: { 'R-0.1': clauses },
    ok,
  });
  const status = (...proofs: ReturnType<typeof proof>[]) => coverage([rule], proofs)[0].status;

  it('are proven one by one', () => {
    expect(coverage([rule], [proof('a', [1]), proof('b', [2, 1])])).toEqual([
      {
        id: 'R-0.1',
        status: 'proven',
        scenarios: ['a', 'b'],
        clauses: [
          { text: 'one', scenarios: ['a', 'b'] },
          { text: 'two', scenarios: ['b'] },
        ],
      },
    ]);
  });

  it('leave the rule open while one has no scenario, or one fails', () => {
    expect(status(proof('a', [1]))).toBe('open');
    expect(status(proof('a', []))).toBe('open');
    // what expects nothing proves nothing
    expect(status(proof('a', [1, 2]))).toBe('proven');
    expect(status(proof('a', [1, 2], true, false))).toBe('open');
    expect(status(proof('a', [1]), proof('b', [2], false))).toBe('open');
  });

  it('are there, unless a rule says one thing only', () => {
    const applicable = allRules().filter((r) => r.notApplicable === null);
    const unread = applicable.filter((r) => r.clauses.length > 0 === r.saysOneThing);
    expect(unread.map((r) => r.id)).toEqual([]);
    // one clause alone is no list: then the rule says one thing
    expect(applicable.filter((r) => r.clauses.length === 1).map((r) => r.id)).toEqual([]);
  });

  it('are read from the rulebook, apart from the text', () => {
    const read = allRules().find((r) => r.id === 'CR-49');
    expect(read?.clauses).toEqual(['In the title', 'In the ship class', 'In the lore']);
    expect(read?.text).not.toContain('In the title');
  });

  it('are of the rules of the file, and numbers', () => {
    isMalformed('rules: [R-8.8]\nclauses: { R-8.9: 1 }\nsteps: []\n', /line 3: "R-8.9" is not among the rules/);
    isMalformed('rules: [R-8.8]\nclauses: { R-8.8: [1, two] }\nsteps: []\n', /line 3: a clause is a number from 1 on/);
  });
});

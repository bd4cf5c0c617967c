/** Our own scenarios prove what they say: no `not-offered` that would hold anyway, no clause that is not there. */
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS_FOLDER, filesBelow, readText, SCENARIOS_FOLDER } from './files.ts';
import { doubtsAbout } from './proof.ts';
import { allRules } from './rules.ts';
import { runScenario } from './scenario/runner.ts';

/** Known not to count as proof, and why; the list may only become shorter. */
const ALLOWED: Readonly<Record<string, string>> = {
  'voyager/VOY-27-a-crew-of-holograms-only.yaml':
    'with nobody to select B is not asked at all; the file of VOY-26 shows the question',
  'dom/dilemma/sleeper-trap-nobody.yaml': 'the attack may be declined, so only its being offered would show',
  'ds9/dilemma/extradition-cloaked-pretext.yaml':
    'the extradition may be declined, so only its being offered would show',
  'ds9/dilemma/extradition-no-pretext.yaml': 'the extradition may be declined, so only its being offered would show',
  'premiere/personnel/exocomp.yaml': 'a repair may be declined, and nothing else is asked at the end of that turn',
  'premiere/personnel/exocomp-from-the-damage.yaml':
    'a repair may be declined, and nothing else is asked at the end of that turn',
  'premiere/personnel/exocomp-not-there.yaml':
    'a repair may be declined, and nothing else is asked at the end of that turn',
};

const results = [SCENARIOS_FOLDER, CARDS_FOLDER]
  .flatMap((folder) => filesBelow(folder, '.yaml'))
  .map((file) => runScenario(file, readText(file)));
const short = (file: string): string =>
  file.replace(SCENARIOS_FOLDER, '').replace(CARDS_FOLDER, '').split(sep).join('/');

describe('our scenarios', () => {
  it('find nothing refused that would be refused anyway', () => {
    const doubts = doubtsAbout(results).map((d) => ({ ...d, file: short(d.file) }));
    expect(doubts.filter((d) => !(d.file in ALLOWED))).toEqual([]);
    const doubtful = new Set(doubts.map((d) => d.file));
    expect(Object.keys(ALLOWED).filter((file) => !doubtful.has(file))).toEqual([]);
  });

  it('cite clauses that are there', () => {
    const count = new Map(allRules().map((r) => [r.id, r.clauses.length]));
    const wrong = results.flatMap(({ file, clauses }) =>
      Object.entries(clauses).flatMap(([id, all]) =>
        all.filter((n) => n > (count.get(id) ?? 0)).map((n) => `${short(file)}: ${id} has no clause ${n}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Conditions of dilemmas. Where one is a matter of numbers it measures them, so that a screen can say how much is missing. */

import { shares } from '@spaceline/engine';
import {
  type Condition,
  type Filter,
  helpers,
  list,
  type Measure,
  Reading,
  remembersChoice,
  type Selector,
  squeeze,
  whoPass,
} from '@spaceline/engine/language';

const ORDINALS = ['one', 'another', 'a third', 'a fourth'];

interface Person {
  readonly id: number;
  /** which of the people on the card (R-1.20) */
  readonly n: number;
}

const peopleOn = (r: Reading, ids: readonly number[]): Person[] =>
  ids.flatMap((id) => Array.from({ length: r.g.def(id).people }, (_, n) => ({ id, n })));

/** Somebody for each of them, and nobody for two; of a pair each is somebody. */
export const differentPeople = (...fs: readonly Filter[]): Condition => {
  /** As many of the filters as the group has different people for, and who they are. */
  const served = (fits: readonly Person[][], taken: readonly Person[]): readonly Person[] => {
    const [first, ...rest] = fits;
    if (first === undefined) return taken;
    let best = served(rest, taken);
    for (const one of first) {
      if (taken.includes(one)) continue;
      const way = served(rest, [...taken, one]);
      if (way.length > best.length) best = way;
    }
    return best;
  };
  const serving = (r: Reading): readonly Person[] => {
    const everybody = peopleOn(r, helpers(r));
    return served(
      fs.map((f) => everybody.filter(({ id, n }) => whoPass(f, r, id)[n])),
      [],
    );
  };
  return {
    met: (r) => serving(r).length === fs.length,
    measure(r) {
      const best = serving(r);
      const cards = [...new Set(best.map(({ id }) => id))];
      return {
        have: best.length,
        need: fs.length,
        who: shares(cards, (c) => best.filter(({ id }) => id === c).length),
      };
    },
    text: list(
      fs.map((f, i) => squeeze(`${ORDINALS[i]} ${f.pre} ${i === 0 ? 'personnel' : ''} ${f.post}`)),
      'and',
    ),
    hint: 0.5,
  };
};

export const everyone = (f: Filter): Condition => ({
  met: (r) => helpers(r).every((id) => f.test(r, id)),
  text: squeeze(`everybody present is ${f.pre} ${f.post}`),
  hint: 0.9,
});

interface Measured extends Omit<Measure, 'who'> {
  readonly id: number;
}

const lack = ({ have, need, atMost }: Measured): number => (atMost ? have - need : need - have);

function furthest(all: readonly Measured[]): Measure {
  const [worst] = all.toSorted((a, b) => lack(b) - lack(a));
  // nobody was chosen, so that nobody lacks it
  if (worst === undefined) return { have: 0, need: 0, who: [] };
  const { id, ...measure } = worst;
  return { ...measure, who: shares([id], () => worst.have) };
}

/** All those chosen pass: "that personnel has CUNNING>8". Of several the one that is furthest from it is measured. */
export const theyAre = (s: Selector, f: Filter): Condition => ({
  met: (r) => s.ids(r).every((id) => f.test(r, id)),
  ...(f.measure && { measure: (r: Reading) => furthest(s.ids(r).map((id) => ({ id, ...f.measure!(r, id) }))) }),
  text: squeeze(`${s.one} ${f.pre === '' ? '' : `is ${f.pre}`} ${f.post.replace(/^with /, 'has ')}`),
  hint: 0.5,
});

/** How it was as the attempt began, long before the dilemma was met: the card notes it then, lying under the mission. */
export const asItBegan = (c: Condition): Condition & { noted(r: Reading): void } => {
  const began = remembersChoice('as the attempt began', ['met', 'not met']);
  return {
    // what nobody could note, because no attempt began, is as it is now
    met: (r) => (began.read(r) === null ? c.met(r) : began.read(r) === 'met'),
    text: `${c.text} as the attempt began`,
    hint: c.hint,
    noted(r) {
      const p = r.g.state.processes.at(-1);
      if (p?.kind !== 'attempt' || p.begun || !r.g.location(p.location).seeds.includes(r.source)) return;
      const then = new Reading(r.g, r.source, p.seat);
      then.attempt = p;
      began.keep(r, c.met(then) ? 'met' : 'not met');
    },
  };
};

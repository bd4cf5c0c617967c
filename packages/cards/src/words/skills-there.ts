/** "3 MEDICAL present" of a text that lies somewhere: a player's people in one of these places together, stopped or not. */
import { type Skill, type Spot, skillLevel, skillNumber, totalSkill } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  list,
  type Measure,
  measured,
  type Reading,
  type Selector,
} from '@spaceline/engine/language';
import { awakeAt } from '../crews.ts';

type Needed = readonly (readonly [Skill, Amount])[];

/** How much of each there is at a place. */
const levelsAt = (r: Reading, needed: Needed, spot: Spot): Measure[] => {
  const people = awakeAt(r.g, spot, r.you);
  return needed.map(([name, n]) => {
    const skill = skillNumber(name);
    const who = people.flatMap((card) => {
      const level = skillLevel(r.g, card, skill);
      return level > 0 ? [{ card, n: level }] : [];
    });
    return { have: totalSkill(r.g, people, skill), need: amountOf(n, r), who };
  });
};

/** Of several places the one where least is missing. */
function atBest(r: Reading, needed: Needed, spots: readonly Spot[]): Measure[] {
  const lack = (levels: readonly Measure[]) => levels.reduce((n, { have, need }) => n + Math.max(0, need - have), 0);
  const all = spots.map((spot) => levelsAt(r, needed, spot));
  return all.reduce(
    (a, b) => (lack(b) < lack(a) ? b : a),
    all[0] ?? needed.map(([, n]) => ({ have: 0, need: amountOf(n, r), who: [] })),
  );
}

const partText = ([name, n]: Needed[number]): string => (n === 1 ? name : measured(n, (k) => `${k} ${name}`));

/** In one of these places are all these levels together; the place ends the sentence: "2 MEDICAL present". */
export const skillsAt = (where: Selector, ...needed: Needed): Condition => ({
  met: (r) => where.ids(r).some((spot) => levelsAt(r, needed, spot).every(({ have, need }) => have >= need)),
  parts: {
    how: 'all',
    of: needed.map((part, i) => ({
      met: (r) => {
        const { have, need } = atBest(r, needed, where.ids(r))[i];
        return have >= need;
      },
      measure: (r) => atBest(r, needed, where.ids(r))[i],
      asksFor: [part[0]],
      text: partText(part),
      hint: 0.5,
    })),
  },
  asksFor: needed.map(([name]) => name),
  text: `${list(needed.map(partText), 'and')} ${where.one}`,
  hint: 0.5,
});

/** What seizes a whole crew or Away Team, and stays with it until it is cured or kills (R-8.10). */
import {
  draw,
  type Flow,
  isCardSpot,
  NOWHERE,
  pile,
  type Skill,
  type Spot,
  skillLevel,
  skillNumber,
  spotOf,
  toPile,
  totalSkill,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  all,
  amountOf,
  type Condition,
  discardThis,
  type Effect,
  inOrder,
  kill,
  later,
  list,
  type Measure,
  measured,
  placeOnShip,
  present,
  type Reading,
  remembersCards,
  those,
} from '@spaceline/engine/language';
import { awakeAt } from '../crews.ts';

/** Those who have it; who joins them later has not. */
export const seized = remembersCards('seized', 'that crew or Away Team');

const place: Effect = { ...placeOnShip, text: 'place on crew or Away Team' };
const note: Effect = { ...seized.note(all(present)), text: '' };

/** They have it, and die of it at the end of so many full turns of theirs, unless it is cured before. */
export const seizesTeamUntil = (turns: 1 | 2 | 3): Effect =>
  inOrder(place, note, later({ at: 'end', turns }, all(present), inOrder(kill(all(those)), discardThis)));

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
function atBest(r: Reading, needed: Needed): Measure[] {
  const lack = (levels: readonly Measure[]) => levels.reduce((n, { have, need }) => n + Math.max(0, need - have), 0);
  const all = spots(r).map((spot) => levelsAt(r, needed, spot));
  return all.reduce(
    (a, b) => (lack(b) < lack(a) ? b : a),
    all[0] ?? needed.map(([, n]) => ({ have: 0, need: amountOf(n, r), who: [] })),
  );
}

/** Where one of them is, their player has all these levels together, the stopped included outside attempts (R-8.22). */
export const amongThem = (...needed: readonly (readonly [Skill, Amount])[]): Condition => ({
  met: (r) => spots(r).some((spot) => levelsAt(r, needed, spot).every(({ have, need }) => have >= need)),
  parts: {
    how: 'all',
    of: needed.map(([name, n], i) => ({
      met: (r) => atBest(r, needed)[i].have >= amountOf(n, r),
      measure: (r) => atBest(r, needed)[i],
      asksFor: [name],
      text: n === 1 ? name : measured(n, (k) => `${k} ${name}`),
      hint: 0.5,
    })),
  },
  asksFor: needed.map(([name]) => name),
  text: `${list(
    needed.map(([name, n]) => (n === 1 ? name : measured(n, (k) => `${k} ${name}`))),
    'and',
  )} present`,
  hint: 0.5,
});

/** R-7.7: they are aboard a ship that is docked at an outpost. */
export const theyAreAtOutpost: Condition = {
  met: (r) =>
    spots(r).some((spot) => {
      if (!isCardSpot(spot) || !r.g.def(spot).ship) return false;
      const { dock } = r.g.card(spot);
      return dock >= 0 && r.g.def(dock).facts.facility === 'outpost';
    }),
  text: 'docking at an outpost',
  hint: 0.5,
};

const spots = (r: Reading): number[] =>
  [...new Set(seized.ids(r).map((id) => spotOf(r.g, id)))].filter((s) => s !== NOWHERE);

/** All cards in hand but personnel go, and as many come from the draw deck. */
export const rebootsHand: Effect = {
  *run({ g, you }: Reading): Flow {
    const gone = pile(g, you, Zone.Hand).filter((id) => !g.def(id).personnel);
    for (const id of gone) toPile(g, id, Zone.Discard);
    yield* draw(g, you, gone.length);
  },
  could: () => true,
  text: 'discard all non-Personnel cards in hand and draw as many cards',
  hint: -2,
};

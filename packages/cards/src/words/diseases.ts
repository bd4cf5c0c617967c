/** What seizes a whole crew or Away Team, and stays with it until it is cured or kills. */

import { draw, type Flow, isCardSpot, NOWHERE, pile, type Skill, spotOf, toPile, Zone } from '@spaceline/engine';
import {
  type Amount,
  all,
  type Condition,
  discardThis,
  type Effect,
  inOrder,
  kill,
  later,
  placeOnShip,
  present,
  type Reading,
  remembersCards,
  type Selector,
  select,
  those,
} from '@spaceline/engine/language';
import { skillsAt } from './skills-there.ts';

/** Those who have it; who joins them later has not. */
export const seized = remembersCards('seized', 'that crew or Away Team');

const place: Effect = { ...placeOnShip, text: 'place on crew or Away Team' };
const note: Effect = { ...seized.note(all(present)), text: '' };

/** They have it, and die of it at the end of so many full turns of theirs, unless it is cured before. */
export const seizesTeamUntil = (turns: 1 | 2 | 3): Effect =>
  inOrder(place, note, later({ at: 'end', turns }, all(present), inOrder(kill(all(those)), discardThis)));

/** Where one of them is, their player has all these levels together, the stopped included outside attempts. */
export const amongThem = (...needed: readonly (readonly [Skill, Amount])[]): Condition =>
  skillsAt(whereTheyAre, ...needed);

/** they are aboard a ship that is docked at an outpost. */
export const theyAreAtOutpost: Condition = {
  met: (r) => shipsAtOutpost(r).length > 0,
  measure(r) {
    const docked = shipsAtOutpost(r);
    return { have: docked.length, need: 1, who: docked.map((card) => ({ card, n: 1 })) };
  },
  text: 'docking at an outpost',
  hint: 0.5,
};

const shipsAtOutpost = (r: Reading): number[] =>
  spots(r).filter((spot) => {
    if (!isCardSpot(spot) || !r.g.def(spot).ship) return false;
    const { dock } = r.g.card(spot);
    return dock >= 0 && r.g.def(dock).facts.facility === 'outpost';
  });

const spots = (r: Reading): number[] =>
  [...new Set(seized.ids(r).map((id) => spotOf(r.g, id)))].filter((s) => s !== NOWHERE);
const whereTheyAre: Selector = select('present', 'present', spots);

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

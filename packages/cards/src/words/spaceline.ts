/** Places on the spaceline by what stands there, and cards of which only one is seeded. */
import {
  disabled,
  everyLocation,
  FIRST_IN_PLAY,
  type Game,
  hiddenIn,
  locationOf,
  locationSpot,
  personnelAt,
  type Skill,
  skillNumber,
  totalSkill,
  Zone,
} from '@spaceline/engine';
import {
  type Filter,
  type ForbidModifier,
  forbid,
  locations,
  people,
  type Reading,
  type SeedMode,
  type Selector,
  seedsOn,
  select,
  spoke,
  titled,
  your,
} from '@spaceline/engine/language';

/** The first and the last location of a line. */
export const spacelineEnds: Selector = locations('any spaceline end', ({ g }, l) => {
  const line = g.state.lines[g.location(l).quadrant];
  return line[0] === l || line.at(-1) === l;
});

/** any location where you have such a personnel, in the open (CR-76). */
export const locationWithYour = (f: Filter): Selector => {
  const who = your(people).which(f);
  return locations(`any spaceline location where you have ${who.one}`, (r, l) =>
    who
      .ids(r)
      .filter((id) => hiddenIn(r.g, id) < 0)
      .map((id) => locationOf(r.g, id))
      .includes(l),
  );
};

/** Each player seeds one of this title. */
export const seedsOneOn = (s: Selector): SeedMode => {
  const first: Selector = {
    ...s,
    ids: (r) => {
      const { title } = r.g.def(r.source);
      const mine = r.g.state.cards.some(
        (c) => c.zone >= FIRST_IN_PLAY && c.owner === r.you && r.g.def(c.id).title === title,
      );
      return mine ? [] : s.ids(r);
    },
  };
  return { ...seedsOn(first), text: `seed one on ${s.one}` };
};

const madeBy = (r: Reading, location: number, f: Filter): number => {
  const { card } = r.g.location(location);
  return card >= 0 && f.test(r, card) ? card : -1;
};
const locationOfTarget = ({ g, target }: Reading): number => (target >= 0 ? locationOf(g, target) : -1);

/** At the location that a card of this title has made, in the open (CR-76). */
export const atCardLocation = (title: string): Filter => {
  const it = titled(title);
  return {
    test: (r, ship) => {
      const l = locationOf(r.g, ship);
      return r.g.card(ship).zone === Zone.Space && hiddenIn(r.g, ship) < 0 && l >= 0 && madeBy(r, l, it) >= 0;
    },
    pre: '',
    post: `present at ${it.pre}`,
  };
};

/** That card, where the ship that was chosen is. */
export const cardOfLocationOf = (title: string): Selector => {
  const it = titled(title);
  return select(it.pre, it.pre, (r) => {
    const l = locationOfTarget(r);
    return l < 0 ? [] : [madeBy(r, l, it)].filter((id) => id >= 0);
  });
};

/** All ships there, whosever they are. */
export const shipsAtLocationOf: Selector = select('ship there', 'ships there', (r) => {
  const l = locationOfTarget(r);
  return l < 0 ? [] : r.g.tableau.space[l].filter((id) => r.g.def(id).ship);
});

/** One other location, in any quadrant. */
export const anywhereElse: Selector = select('one other location in any quadrant', 'other locations', (r) =>
  others(r.g, locationOfTarget(r)).map(locationSpot),
);
const others = (g: Game, here: number): number[] => everyLocation(g).filter((l) => l !== here);

/** of what lies between two places: a ship passes with so much of a skill aboard, stopped or not. */
export const shipsMayNotPass = (skill: Skill, least: number): ForbidModifier => {
  spoke('skill', skill);
  return forbid(
    'pass',
    `no ship may pass unless it has ${least} ${skill} aboard`,
    { rule: 'R-7.4', text: 'The ship may not pass {card}' },
    ({ g, source }, ship, _, object) =>
      object === source &&
      totalSkill(
        g,
        personnelAt(g, ship, g.card(ship).controller).filter((id) => !disabled(g, id)),
        skillNumber(skill),
      ) < least,
  );
};

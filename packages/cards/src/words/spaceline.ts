/** Places on the spaceline by what stands there, and cards of which only one is seeded. */
import { FIRST_IN_PLAY, locationOf } from '@spaceline/engine';
import {
  type Filter,
  locations,
  people,
  type SeedMode,
  type Selector,
  seedsOn,
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
    who.ids(r).some((id) => locationOf(r.g, id) === l),
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

/** The few cards whose best moment their text does not tell: by title, what playing or using them now is worth. */
import {
  ablePersonnelAt,
  hasKeyword,
  inPlay,
  isCardSpot,
  locationOf,
  type Option,
  ownsMission,
  personnelAt,
  planetSpot,
  roomsOf,
  Status,
  solved,
} from '@spaceline/engine';
import { openGoals } from './goals.ts';
import type { Mind } from './mind.ts';
import { needsWhite } from './white.ts';

type Judgement = (m: Mind, o: Option) => number;

/** Worth it where a stopped crew could try its mission again in the same turn. */
const freeStoppedCrew: Judgement = (m, o) => {
  const { g, seat } = m;
  if (!isCardSpot(o.to) || g.card(o.to).controller !== seat || g.state.turn.seat !== seat) return -1;
  const location = locationOf(g, o.to);
  if (!openGoals(m).some((goal) => goal.location === location)) return -1;
  const spots = [o.to, planetSpot(location)];
  const idle = spots.reduce((n, s) => n + personnelAt(g, s, seat).length - ablePersonnelAt(g, s, seat).length, 0);
  const stopped = (g.card(o.to).status & Status.Stopped) !== 0;
  return idle >= 3 || (stopped && idle > 0) ? 3 : -1;
};

/** The more of the hand can report, the better; once is enough. */
const openTheGates: Judgement = (m, o) => {
  const { g, seat } = m;
  if (g.state.cards.some((c) => inPlay(c) && c.controller === seat && c.def === g.card(o.card).def)) return -1;
  const reporters = g.hand(seat).filter((id) => g.def(id).personnel || g.def(id).ship || g.def(id).equipment);
  return 3 * reporters.length;
};

/** It lies on a mission of one's own: off with it. */
const towItAway: Judgement = (m, o) => {
  const location = locationOf(m.g, o.card);
  return location >= 0 && ownsMission(m.g, location, m.seat) && !solved(m.g, location) ? 6 : -1;
};

/** Points for somebody who is there; else a Changeling goes there. */
const listen: Judgement = (m, o) => {
  const { g, seat } = m;
  const inside = isCardSpot(o.to) ? roomsOf(g, o.to) : [];
  if (inside.some((room) => personnelAt(g, room, seat).length > 0)) return 4;
  return g.hand(seat).some((id) => hasKeyword(g, id, 'Changeling')) ? 3 : -1;
};

/** A place to fill up what soldiers live on; one is enough. */
const supply: Judgement = (m, o) => {
  const { g, seat } = m;
  const mine = g.state.cards.filter((c) => inPlay(c) && c.controller === seat);
  if (mine.some((c) => c.def === g.card(o.card).def)) return -1;
  const soldiers = mine.some((c) => needsWhite(g, c.id)) || g.hand(seat).some((id) => g.def(id).icons.has('KW'));
  return soldiers ? 6 : -1;
};

/** Every point counts. */
const ask: Judgement = (_m, o) => (o.verb === 'use' ? 2 : 5);

const never: Judgement = () => -1;

const KNOW_HOW: Readonly<Record<string, Judgement>> = {
  'Distortion of Space/Time Continuum': freeStoppedCrew,
  'Red Alert!': openTheGates,
  'Radioactive Garbage Scow': towItAway,
  'Auto-Destruct Sequence': never,
  'The Walls Have Ears': listen,
  'Remote Supply Depot': supply,
  Interrogation: ask,
};

export const knowHow = (m: Mind, title: string, o: Option): number | null => KNOW_HOW[title]?.(m, o) ?? null;

/** Where a card gives a choice of ways: the one that is better for whoever is asked, by its mark. */
const WAYS: Readonly<Record<string, string>> = { 'The Walls Have Ears': 'score', Interrogation: 'four' };

export const wayOf = (title: string): string | null => WAYS[title] ?? null;

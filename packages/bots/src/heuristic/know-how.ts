/** The few cards whose best moment their text does not tell: by title, what playing or using them now is worth. */
import {
  ablePersonnelAt,
  hasIcon,
  hasKeyword,
  inPlay,
  isCardSpot,
  isLocationSpot,
  knows,
  locationOf,
  markOfName,
  type Option,
  ownsMission,
  personnelAt,
  pile,
  planetSpot,
  roomsOf,
  SKILLS,
  type Skill,
  Status,
  skillLevel,
  skillNumber,
  solved,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import { gateways } from './boarding.ts';
import { isStuck, needsObjective } from './collective.ts';
import { allPeople } from './crews.ts';
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

/** A new objective where there is none, or the one there is leads nowhere; else all stay with what they have. */
const anotherPlan: Judgement = (m) => (isStuck(m) ? WAY_OUT : needsObjective(m) ? 5 : -1);
const WAY_OUT = 20;

/** A drone instead of a card, as long as hands are scarce; or another plan. */
const moreHands: Judgement = (m) => (allPeople(m).length < ENOUGH_HANDS || isStuck(m) ? 2 : -1);
const ENOUGH_HANDS = 9;

/** On a drone that can use it; then a new objective where one is wanted, and away with one that leads nowhere. */
const implant: Judgement = (m, o) => {
  const { g, seat } = m;
  if (o.verb === 'play') {
    const has = g.state.cards.some((c) => inPlay(c) && c.controller === seat && c.def === g.card(o.card).def);
    return !has && isCardSpot(o.to) && g.card(o.to).controller === seat && hasIcon(g, o.to, 'Com') ? 4 : -1;
  }
  return needsObjective(m) || isStuck(m) ? 6 : -1;
};

/** Cards that draw are for both while it lasts: of use when the opponent has such a card in play. */
const shareDraws: Judgement = (m) => {
  const { g, opponent } = m;
  const theirs = g.state.cards.some(
    (c) => inPlay(c) && c.controller === opponent && g.defs[c.def].title === 'The Traveler: Transcendence',
  );
  return theirs ? 1 : -1;
};

/** When there is nothing left to draw, and something to be drawn again. */
const drawAgain: Judgement = ({ g, seat }) =>
  g.deck(seat).length < FEW_CARDS && pile(g, seat, Zone.Discard).length > MANY_CARDS ? 6 : -1;
const FEW_CARDS = 4;
const MANY_CARDS = 8;

/** Three cards for nothing while the opponent has more of them; a new hand where the old one is too small for a turn. */
const shakeHands: Judgement = ({ g, seat, opponent }, o) => {
  if (o.verb !== 'play') return -1;
  return g.hand(seat).length < g.hand(opponent).length ? 3 : -1;
};

const never: Judgement = () => -1;

/** A gateway where the quadrant has none yet; ships travel on purpose (boarding.ts). */
const openGateway: Judgement = (m, o) => {
  if (!isLocationSpot(o.to)) return -1;
  const quadrant = (l: number): number => m.g.location(l).quadrant;
  return gateways(m).every((l) => quadrant(l) !== quadrant(spotLocation(o.to))) ? 4 : -1;
};

/** To open it helps; to fly through is an order. */
const throughOnPurpose: Judgement = (_m, o) => (o.verb === 'use' ? -1 : 3);

/** It is worth more as an open door. */
const keepOpen: Judgement = (_m, o) => (o.verb === 'use' ? -1 : 3);

const KNOW_HOW: Readonly<Record<string, Judgement>> = {
  'Distortion of Space/Time Continuum': freeStoppedCrew,
  'Red Alert!': openTheGates,
  'Radioactive Garbage Scow': towItAway,
  'Auto-Destruct Sequence': never,
  // opened when a crew is ready (other-times.ts)
  'Temporal Vortex': never,
  'Space-Time Portal': keepOpen,
  // flown through when a mission is beyond (wormholes.ts)
  'Bajoran Wormhole': throughOnPurpose,
  'The Walls Have Ears': listen,
  'Remote Supply Depot': supply,
  Interrogation: ask,
  'Mirror Image': shareDraws,
  Regenerate: drawAgain,
  Handshake: shakeHands,
  'A Change of Plans': anotherPlan,
  // kept for a gateway: what is fetched is played at once
  'Two of Nineteen': never,
  'Transwarp Conduit': never,
  'Transwarp Network Gateway': openGateway,
  'Borg Queen': moreHands,
  'Four of Nine': never,
  'Six of Seventeen': never,
  'Cranial Transceiver Implant': implant,
};

export const knowHow = (m: Mind, title: string, o: Option): number | null => KNOW_HOW[title]?.(m, o) ?? null;

type Way = (m: Mind) => string;

/** Where a card gives a choice of ways: the one that is better for whoever is asked, by its mark. */
const WAYS: Readonly<Record<string, Way>> = {
  'The Walls Have Ears': () => 'score',
  Interrogation: () => 'four',
  'A Change of Plans': () => 'hand',
  'Cranial Transceiver Implant': (m) => (isStuck(m) ? 'discard' : 'download'),
};

export const wayOf = (m: Mind, title: string): string | null => WAYS[title]?.(m) ?? null;

/** What the most dilemmas ask for. */
const OFTEN_ASKED: readonly Skill[] = ['Leadership', 'OFFICER', 'Diplomacy'];

/** Any skill may be selected: one that a dilemma asks for which the bot has seen and nobody has, or else one that nobody has. */
export function wantedSkill(m: Mind, who: number, options: readonly Option[]): Option | null {
  const { g } = m;
  const people = allPeople(m).filter((id) => id !== who);
  const lacking = SKILLS.filter((s) => people.every((id) => skillLevel(g, id, skillNumber(s)) === 0));
  const asked = openGoals(m).flatMap((goal) => namedBy(m, g.location(goal.location).seeds[0]));
  const first =
    lacking.find((s) => asked.includes(s)) ?? OFTEN_ASKED.find((s) => lacking.includes(s)) ?? OFTEN_ASKED[0];
  return options.find((o) => o.mark === markOfName(first)) ?? null;
}

/** The skills that the text of a dilemma names, if the bot has seen it. */
const namedBy = ({ g, seat }: Mind, dilemma: number | undefined): string[] =>
  dilemma === undefined || !knows(g, seat, dilemma)
    ? []
    : (g.def(dilemma).rules?.names ?? []).filter((n) => n.kind === 'skill').map((n) => n.name);

/** The Collective: an objective with a target that can be reached, scouts for it, and somebody who waits there for the probe. */
import {
  BORG,
  type CardDef,
  currentObjective,
  forbidden,
  hasIcon,
  isBorg,
  isCardSpot,
  isLocationSpot,
  knows,
  missionFor,
  type Option,
  rangeTo,
  scoutedPlace,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import { boardingOf, boardingValue, isBoarded, namedShip } from './boarding.ts';
import { clusters, failuresAt, homesOf, staffers } from './crews.ts';
import { type Goal, unknownSeeds } from './goals.ts';
import type { Mind } from './mind.ts';
import { layOut, Tally } from './requirements.ts';

/** Does the bot play Borg? They mix with nobody. */
export function isCollective({ g, seat, memory }: Mind): boolean {
  memory.collective ??= g.state.cards.some((c) => {
    const { personnel, affiliations } = g.defs[c.def];
    return c.owner === seat && personnel && affiliations === BORG;
  });
  return memory.collective;
}

export const isObjective = (d: CardDef): boolean => d.facts.type === 'Objective' && d.icons.has('BO');

/** What the current objective asks for now, if that is a place. */
export function scoutingGoals(m: Mind): Goal[] {
  const { g, seat } = m;
  const objective = currentObjective(g, seat);
  const location = objective < 0 ? -1 : scoutedPlace(g, objective);
  if (location < 0) return [];
  const planet = g.def(objective).rules!.collective!.scouting === 'planet';
  const scouted = g.location(location).scoutedIn[seat] >= 0;
  return [
    {
      location,
      mission: missionFor(g, location, seat),
      planet,
      space: !planet,
      points: g.def(objective).facts.points ?? 0,
      tally: new Tally(g, layOut(undefined)),
      unknown: unknownSeeds(m, location),
      borg: scouted ? 'wait' : 'scout',
    },
  ];
}

// ----- which objective, and aimed at what

const A_TURN = 1;
const A_SEED_CARD = 0.6;
const A_FAILURE = 6;
const OUT_OF_REACH = -1;
/** So many are a team. */
const A_TEAM = 5;

/** How many turns a group of ships needs to a place; those who have no ship yet will have one like others. */
const RANGE = 6;

function turnsFrom(m: Mind, from: number, to: number): number {
  if (from === to) return 0;
  const cost = rangeTo(m.g, m.seat, from, to);
  return cost < 0 ? Number.POSITIVE_INFINITY : 1 + cost / RANGE;
}

/** What it promises to aim an objective at this target now. */
export function aimValue(m: Mind, objective: number, target: number): number {
  const { g } = m;
  if (!isLocationSpot(target)) {
    const ship = isCardSpot(target) && g.def(objective).rules?.collective?.scouting === 'ship';
    return ship ? boardingValue(m, clusters(m), target) : OUT_OF_REACH;
  }
  const location = spotLocation(target);
  const starts = [...homesOf(m), ...clusters(m).flatMap((c) => (c.ships.length > 0 ? c.location : []))];
  const turns = Math.min(...starts.map((from) => turnsFrom(m, from, location)));
  if (!Number.isFinite(turns)) return OUT_OF_REACH;
  const points = g.def(objective).facts.points ?? 0;
  const hard = A_SEED_CARD * g.location(location).seeds.length + A_FAILURE * Math.min(1, failuresAt(m, location));
  return 8 + points / 10 - A_TURN * turns - hard;
}

/** Playing, fetching or turning up an objective: of the last the target is asked afterwards. */
export function objectiveValue(m: Mind, o: Option): number {
  const { g } = m;
  if (o.verb === 'activate') return 8;
  const value = aimValue(m, o.card, o.to);
  if (o.verb !== 'play') return value;
  // it costs the card play of the turn: first those who are to do it
  const ready = clusters(m).some(
    (c) => c.people.length >= A_TEAM && c.ships.some((s) => staffers(g, s, c.people) !== null),
  );
  return ready ? value : value / 4;
}

/** The scouts have met something that stops them, and know no remedy for some turns. */
const SOME_TURNS = 2;

export function isStuck(m: Mind): boolean {
  const { g, seat, memory } = m;
  const ship = namedShip(m);
  if (ship >= 0) return !isBoarded(m, ship) && clusters(m).every((c) => boardingOf(m, c, ship) === null);
  const objective = currentObjective(g, seat);
  const location = objective < 0 ? -1 : scoutedPlace(g, objective);
  if (location < 0 || g.location(location).scoutedIn[seat] >= 0) return false;
  const [top] = g.location(location).seeds;
  const failure = memory.failures.get(top);
  return failure !== undefined && knows(g, seat, top) && g.state.turn.number - failure.turn >= SOME_TURNS;
}

/** The card that was turned up is no good for the objective: none of the icons that its text names is on it. */
export function probesBetter({ g, seat }: Mind, objective: number): boolean {
  const wanted = objective < 0 ? [] : (g.def(objective).facts.textIcons ?? []);
  const [top] = g.deck(seat);
  if (top === undefined) return false;
  const { icons, staffing, textIcons } = g.def(top).facts;
  return !wanted.some((i) => icons.includes(i) || staffing?.includes(i) || textIcons?.includes(i));
}

/** A card in hand that does away with what Borg have met before, when one of them with [Com] meets it again. */
export const mayNegate = ({ g, seat }: Mind, dilemma: number, team: readonly number[]): boolean =>
  team.some((id) => isBorg(g, id) && hasIcon(g, id, 'Com')) &&
  g.hand(seat).some((id) => g.def(id).title === NEGATES && forbidden(g, 'play', id, seat) === null) &&
  !(g.def(dilemma).facts.q === true);
const NEGATES = 'Adapt: Negate Obstruction';

/** Nothing is under way, and nothing lies ready to be begun. */
export function needsObjective({ g, seat }: Mind): boolean {
  if (currentObjective(g, seat) >= 0) return false;
  return !g.state.cards.some((c) => c.zone === Zone.Table && c.controller === seat && isObjective(g.defs[c.def]));
}

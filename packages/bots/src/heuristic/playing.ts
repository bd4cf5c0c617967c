/** What to play: whoever is missing for a mission first, then a ship, then reserves, then cards that help. */
import {
  type Card,
  type CardDef,
  destinations,
  FIRST_IN_PLAY,
  hasTransporters,
  isCardSpot,
  isSite,
  locationOf,
  locationOfSpot,
  needsMet,
  type Option,
  vesselOf,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { isObjective, objectiveValue } from './collective.ts';
import { allPeople, canLand, staffers, usefulShips } from './crews.ts';
import { type Goal, openGoals } from './goals.ts';
import { AMONG_THEM, isAmongThem } from './infiltrating.ts';
import { knowHow } from './know-how.ts';
import { type Mind, take, timesDone } from './mind.ts';
import { isWhite, whiteValue, wouldStarve } from './white.ts';
import { personWorth, shipWorth, strengthOf } from './worth.ts';

/** What the hand is judged by: made once for a question. */
export interface Situation {
  goals: Goal[];
  people: number[];
  ships: number[];
  totals: number[][];
  strength: number;
}

export function situation(m: Mind): Situation {
  const goals = openGoals(m);
  const people = allPeople(m);
  return {
    goals,
    people,
    ships: usefulShips(m),
    totals: goals.map((goal) => goal.tally.totals(people, -1)),
    strength: strengthOf(m.g, people),
  };
}

const MANY = 9;
const FREE = 4;
const NEEDED = 6;
const RESERVE = 2;

/** What a person adds to those in play. */
function personValue(m: Mind, s: Situation, id: number): number {
  const { g } = m;
  let value = 2 + personWorth(g.def(id)) / 5;
  let needed = 0;
  let reserve = 0;
  s.goals.forEach((goal, i) => {
    const totals = s.totals[i];
    const before = goal.tally.missing(totals);
    const spare = goal.tally.missing(totals, 2);
    goal.tally.add(totals, id, 1);
    needed = Math.max(needed, before - goal.tally.missing(totals));
    reserve = Math.max(reserve, spare - goal.tally.missing(totals, 2));
    goal.tally.add(totals, id, -1);
  });
  value += NEEDED * Math.min(2, needed) + RESERVE * Math.min(2, reserve);
  value += (strengthOf(g, [...s.people, id]) - s.strength) / 4;
  // a ship that waits for somebody to fly it
  for (const ship of s.ships) {
    if (staffers(g, ship, s.people) !== null) continue;
    if (staffers(g, ship, [...s.people, id]) !== null) value += 5;
    else if (needsMet(g, ship, [...s.people, id]) > needsMet(g, ship, s.people)) value += 2;
  }
  if (s.ships.length > 0 && s.people.length === 0) value += staffers(g, s.ships[0], [id]) ? 2 : 0;
  return value;
}

/** A first ship is worth most; then one that can do what the others cannot. */
function shipValue(m: Mind, s: Situation, id: number): number {
  const { g } = m;
  const d = g.def(id);
  const worth = shipWorth(d);
  const staffed = s.people.length === 0 || staffers(g, id, s.people) !== null;
  if (s.ships.length === 0) return 10 + worth + (staffed ? 2 : -2);
  const wantsPlanet = s.goals.some((goal) => goal.planet);
  const lands = (ship: number) => hasTransporters(g, ship) || canLand(g, ship);
  const landsItself = !d.facts.noTransporters || d.rules?.modifiers?.some((x) => x.kind === 'land') === true;
  if (wantsPlanet && landsItself && !s.ships.some(lands)) return 8 + worth;
  const flown = s.ships.some((ship) => staffers(g, ship, s.people) !== null);
  if (!flown && staffed) return 6 + worth;
  // a second ship for a second crew
  if (s.ships.length === 1) return (s.people.length > MANY ? 4.5 : 1.5) + worth / 5;
  return 0.4;
}

function reportValue(m: Mind, s: Situation, o: Option): number {
  const { g } = m;
  const d = g.def(o.card);
  if (d.personnel && isAmongThem(m, o)) return AMONG_THEM + personWorth(d) / 10;
  if (wouldStarve(m, o)) return -1;
  let value = 0;
  if (d.personnel) value = personValue(m, s, o.card);
  else if (d.ship) value = shipValue(m, s, o.card);
  else value = isWhite(d) ? whiteValue(m, o) : equipmentValue(m, o.card);
  if (destinations(g, m.seat, o.card).some((x) => x.spot === o.to && x.free)) value += FREE;
  return value + placeValue(m, s, o);
}

/** A second copy of a piece of equipment seldom helps. */
function equipmentValue(m: Mind, id: number): number {
  const { g } = m;
  const copies = g.state.cards.filter(
    (c) => c.zone >= FIRST_IN_PLAY && c.controller === m.seat && g.defs[c.def].title === g.def(id).title,
  ).length;
  return copies === 0 ? 3.5 : 1;
}

/** Who is alone among the opponent's people is lost. */
const THEIRS = -6;

/** Where to: with the others, at a facility rather than somewhere on its own, and at one's own. */
function placeValue(m: Mind, s: Situation, o: Option): number {
  const { g } = m;
  if (!isCardSpot(o.to)) return -2;
  const d = g.def(o.card);
  const here = locationOfSpot(g, o.to);
  const company = s.people.filter((id) => locationOf(g, id) === here);
  if (company.length === 0 && g.card(vesselOf(g, o.to)).controller !== m.seat) return THEIRS;
  const home = g.def(o.to).facility || isSite(g, o.to);
  const ships = s.ships.filter((x) => locationOf(g, x) === here);
  // a ship is of use to those who wait where it reports, more than one that comes for nothing to where nobody is
  if (d.ship) return (home ? 0.5 : -1) + (ships.length === 0 && company.length >= A_CREW ? FREE + 1 : 0);
  if (d.equipment && company.length === 0) return -2;
  // those without a ship wait for one, be they ever so many
  const together = Math.min(ships.length > 0 || s.ships.length === 0 ? 1.5 : 0.5, company.length * 0.2);
  const waits = d.personnel && ships.some((x) => staffers(g, x, company) === null);
  return together + (ships.length > 0 ? 1 : 0) + (waits ? AWAITED : 0) + (home ? 0.3 : 0);
}
/** So many are a crew that waits for a ship. */
const A_CREW = 3;
/** A ship lies there that nobody can fly. */
const AWAITED = 2;

const STAYS = 3;
const LAST_CARDS = 3;

/** What a card will do by itself while it stays in play. */
function later(d: CardDef): number {
  let sum = 0;
  for (const t of d.rules?.triggers ?? []) if (typeof t.at === 'string' && !t.optional) sum += t.effect.hint;
  return sum;
}

/** A card that is not reported: by its text's own estimate, and by whom it is aimed at. */
function playValue(m: Mind, o: Option): number {
  const { g } = m;
  const d = g.def(o.card);
  if (isObjective(d)) return objectiveValue(m, o);
  const known = knowHow(m, d.title, o);
  if (known !== null) return known;
  if (o.mark === 'face-down') return 1;
  // somewhere to report to, when there is nothing left
  if (d.facility) return g.state.cards.some((c) => isOwnFacility(m, c)) ? -1 : 8;
  const modes = d.rules?.plays ?? [];
  let value = Number.NEGATIVE_INFINITY;
  for (const mode of modes) {
    if (typeof mode.timing === 'object') continue;
    const hint = mode.effect?.hint ?? 0;
    // what stays in play without doing anything at once helps for as long as it stays
    value = Math.max(value, mode.stays ? hint + STAYS + later(d) : hint);
  }
  if (isCardSpot(o.to) && g.card(o.to).controller !== m.seat) value = modes.some((x) => x.stays) ? -1 : -value;
  return value;
}

const isOwnFacility = (m: Mind, c: Card): boolean =>
  c.zone >= FIRST_IN_PLAY && c.controller === m.seat && m.g.defs[c.def].facility;

/** A way to draw that puts cards back would go on for ever: a game ends when the cards do. */
export const goesOnForEver = (m: Mind, o: Option): boolean =>
  o.verb === 'use' && o.mark === 'draw' && m.g.deck(m.seat).length < LAST_CARDS;

function useValue(m: Mind, o: Option): number {
  const { g } = m;
  const known = knowHow(m, g.def(o.card).title, o);
  if (known !== null) return known;
  const ability = g.def(o.card).rules?.abilities?.find((a) => a.mark === o.mark);
  if (ability === undefined) return -1;
  if (goesOnForEver(m, o)) return -1;
  const hint = ability.effect.hint;
  return isCardSpot(o.to) && g.card(o.to).controller !== m.seat ? -hint : hint;
}

function downloadValue(m: Mind, s: Situation, o: Option): number {
  const d = m.g.def(o.card);
  if (d.personnel || d.ship || d.equipment) return reportValue(m, s, o) + FREE;
  return playValue(m, o);
}

/** What an option of the card-play kind is worth; below or at 0 it is left alone. */
export function optionValue(m: Mind, s: Situation, o: Option): number {
  switch (o.verb) {
    case 'report':
      return reportValue(m, s, o);
    case 'play':
      return playValue(m, o);
    case 'use':
      return useValue(m, o);
    case 'download':
      return downloadValue(m, s, o);
    case 'activate':
      if (isObjective(m.g.def(o.card))) return objectiveValue(m, o);
      return knowHow(m, m.g.def(o.card).title, o) ?? 0.5;
    default:
      return -1;
  }
}

/** How often the same answer may be given in one turn. */
const OFTEN = 2;

export function playCards(m: Mind, options: readonly Option[]): Choice | null {
  let s: Situation | null = null;
  let best: Choice | null = null;
  let most = 0.3;
  for (const o of options) {
    if (o.verb !== 'report' && o.verb !== 'play' && o.verb !== 'use' && o.verb !== 'download' && o.verb !== 'activate')
      continue;
    const choice = take(o);
    if (timesDone(m, choice) >= OFTEN) continue;
    s ??= situation(m);
    const value = optionValue(m, s, o);
    if (value > most) {
      most = value;
      best = choice;
    }
  }
  return best;
}

/** What a card in hand is worth keeping for. */
export function handValue(m: Mind, s: Situation, id: number): number {
  const { g } = m;
  const d = g.def(id);
  const unique =
    d.unique && g.state.cards.some((c) => c.zone >= FIRST_IN_PLAY && c.owner === m.seat && c.def === d.index);
  if (unique) return 0;
  if (d.personnel) return personValue(m, s, id);
  if (d.ship) return shipValue(m, s, id) + 1;
  if (d.equipment) return equipmentValue(m, id);
  return d.rules === null ? 0 : 3;
}

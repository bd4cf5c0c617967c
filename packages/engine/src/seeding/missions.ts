/** The mission phase: spacelines by quadrant, regions, shared missions (R-3.5 to; WARP-13 to WARP-20). */

import { QUADRANTS } from '../cards/names.ts';
import { Option } from '../core/decision.ts';
import { addLocation, pile, placeMission, turnOver } from '../core/door.ts';
import { askForWay, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { neighbours } from '../core/line-told.ts';
import { locationSpot, NOWHERE } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { ref } from '../core/telling.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { Reading } from '../language/reading.ts';
import { raiseOutpost, showsOutpost } from '../spaceline/mission-outposts.ts';

const quadrantOf = (g: Game, id: number): number => QUADRANTS.indexOf(g.def(id).facts.quadrant ?? 'Alpha');

/** between two missions of one region nothing else is put. */
function splits(g: Game, line: readonly number[], at: number): boolean {
  const region = (l: number | undefined): string | undefined => {
    const mission = l === undefined ? undefined : g.location(l).missions[0];
    return mission === undefined ? undefined : g.def(mission).facts.region;
  };
  return g.format.regions && region(line[at]) !== undefined && region(line[at]) === region(line[at - 1]);
}

/** Positions on the line where a mission of a region may be inserted, so that the region stays in one piece. */
function positions(g: Game, id: number): number[] {
  const line = g.state.lines[quadrantOf(g, id)];
  if (g.def(id).rules?.inserts)
    return Array.from({ length: line.length + 1 }, (_, i) => i).filter((i) => !splits(g, line, i));
  if (!g.format.regions) return [line.length];
  const region = g.def(id).facts.region;
  const inRegion = line.map((l) => {
    const [mission] = g.location(l).missions;
    return region !== undefined && mission !== undefined && g.def(mission).facts.region === region;
  });
  const first = inRegion.indexOf(true);
  if (first === -1) return line.length === 0 ? [0] : [0, line.length];
  const last = inRegion.lastIndexOf(true);
  const out: number[] = [];
  for (let i = first; i <= last + 1; i++) out.push(i);
  return out;
}

/** the location of the other player's copy of a unique mission, or -1. */
function sharedLocation(g: Game, id: number): number {
  if (g.format.duplicateMissions !== 'overlap' || g.def(id).facts.unique !== 'unique') return -1;
  const title = g.def(id).title;
  return g.state.locations.findIndex((l) => l.missions.length === 1 && g.def(l.missions[0]).title === title);
}

/** WARP-01: the slots are full. Some missions fill less than one. */
export function slotsFull(g: Game, seat: Seat): boolean {
  let slots = 0;
  for (const c of g.state.cards) {
    if (c.zone === Zone.Mission && c.owner === seat) slots += g.defs[c.def].rules?.slots ?? 1;
  }
  return slots >= g.format.missions.max;
}

/** So many of the title stand already as its player may place. */
function isSpent(g: Game, seat: Seat, id: number): boolean {
  const { title, rules } = g.def(id);
  if (rules?.inserts === undefined) return false;
  const placed = g.state.cards.filter(
    (c) => c.zone === Zone.Mission && c.owner === seat && g.defs[c.def].title === title,
  );
  return placed.length >= rules.inserts.atMost;
}

/** The missions a player may place now: the top of the shuffled pile, or any (WARP-13). */
function candidates(g: Game, seat: Seat): readonly number[] {
  if (slotsFull(g, seat)) return [];
  const missions = pile(g, seat, Zone.MissionPile).filter((id) => !isSpent(g, seat, id));
  return g.format.missionOrder === 'shuffled' ? missions.slice(0, 1) : missions;
}

/** The place in the line as an option says it: an end, or before which location. */
function placeOption(id: number, at: number, line: readonly number[]): Option {
  if (at === 0) return new Option('seed', id, NOWHERE, NOWHERE, 'left');
  if (at === line.length) return new Option('seed', id, NOWHERE, NOWHERE, 'right');
  return new Option('seed', id, NOWHERE, locationSpot(line[at]), 'before');
}

export function listMissions(g: Game, seat: Seat, out: Option[]): void {
  for (const id of candidates(g, seat)) {
    if (sharedLocation(g, id) !== -1) {
      out.push(new Option('seed', id));
      continue;
    }
    const where = positions(g, id);
    const line = g.state.lines[quadrantOf(g, id)];
    if (where.length === 1) out.push(new Option('seed', id));
    else for (const at of where) out.push(placeOption(id, at, line));
  }
}

export function* seedMission(g: Game, seat: Seat, o: Option): Flow {
  const shared = sharedLocation(g, o.card);
  if (shared !== -1) placeMission(g, o.card, shared);
  else {
    const quadrant = quadrantOf(g, o.card);
    const where = positions(g, o.card);
    const line = g.state.lines[quadrant];
    const at = where.length === 1 ? where[0] : where.find((x) => placeOption(o.card, x, line).key === o.key)!;
    placeMission(g, o.card, addLocation(g, quadrant, at).id);
  }
  const { host } = g.card(o.card);
  const line = shared === -1 ? { line: neighbours(g, host) } : {};
  g.tell(() => ({ kind: 'seeded', who: seat, card: ref(g, o.card), at: { location: host }, faceDown: false, ...line }));
  if (g.def(o.card).otherFace >= 0) yield* chooseSide(g, seat, o.card);
  const { rules } = g.def(o.card);
  const reading = new Reading(g, o.card, seat);
  if (rules?.seeded?.could(reading)) yield* carryOut(rules.seeded, reading);
}

const SIDES = [
  { mark: 'front', word: 'with its front up' },
  { mark: 'back', word: 'with its back up' },
] as const;

/** A mission with two sides is placed on either; the outpost that one of them shows is there from now on (WARP-15). */
function* chooseSide(g: Game, seat: Seat, id: number): Flow {
  const question = { id: 'side', text: '{card}: which side up?', card: id };
  const may = !showsOutpost(g, id) || mayShowOutpost(g, seat);
  const side = may ? yield* askForWay(seat, SIDES, question) : SIDES[1];
  if (side?.mark === 'back') turnOver(g, id);
  else raiseOutpost(g, id);
}

/** WARP-07, WARP-14, WARP-17: one outpost, at the first player's first mission, or at the second player's last. */
function mayShowOutpost(g: Game, seat: Seat): boolean {
  if (!g.format.outpostAtOwnEnd) return true;
  const own = g.state.locations.filter((l) => l.missions.some((m) => g.card(m).owner === seat));
  if (seat === g.state.first) return own.length === 1;
  return slotsFull(g, seat) || pile(g, seat, Zone.MissionPile).length === 0;
}

/** The mission where a Warp Speed player's outpost must stand: the first player's first, the second player's last (WARP-14, WARP-17). */
export function outpostLocation(g: Game, seat: Seat): number {
  const own = g.state.locations.filter((l) => l.missions.some((m) => g.card(m).owner === seat)).map((l) => l.id);
  if (own.length === 0) return -1;
  return seat === g.state.first ? own[0] : own[own.length - 1];
}

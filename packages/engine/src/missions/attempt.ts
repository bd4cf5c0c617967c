/** Mission attempts (section 8 of the base rules; CR-136, CR-195, WARP-33). */

import { teamNames } from '../affiliations/teams.ts';
import { noteMetByBorg } from '../borg/adapting.ts';
import type { Action } from '../core/action.ts';
import { Option, type Proposal } from '../core/decision.ts';
import {
  aside,
  barFromSolving,
  beginAttempt,
  beginProcess,
  endProcess,
  examine,
  faceAt,
  findArtifact,
  joinTeam,
  noteScouted,
  putBeneath,
  putUnder,
  reveal,
  sendTeam,
  setStatus,
  solveMission,
  takeArtifacts,
  toPile,
} from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { chooseCard, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { banOn } from '../core/permissions.ts';
import type { AttemptProcess } from '../core/process.ts';
import { eachShip, UNKNOWN_PLACE } from '../core/reasons.ts';
import { isLocationSpot, locationSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { other, type Seat, Status, Zone } from '../core/state.ts';
import {
  type CardRef,
  type EncounterOutcome,
  type NotSolved,
  type Private,
  placeRef,
  privately,
  ref,
  refs,
  shown,
  sourceRef,
  type VoidSeed,
} from '../core/telling.ts';
import { affiliations } from '../core/values.ts';
import { aimOf } from '../happenings/aiming.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { during, respond, respondAfter } from '../happenings/responses.ts';
import { score, scoreCard } from '../happenings/scoring.ts';
import { stopTeam } from '../happenings/stopping.ts';
import { infiltratorsAt, joiners } from '../infiltration/infiltration.ts';
import { Reading } from '../language/reading.ts';
import { isLocked } from '../playing/alternate-universe.ts';
import { whyNotUnique } from '../playing/uniqueness.ts';
import { ablePersonnelAt, missionFor, solved, takesBoth } from '../spaceline/places.ts';
import { beneath } from '../spaceline/sites.ts';
import { acquireAll } from './artifacts.ts';
import { asked, mayTeamAttempt } from './asked.ts';
import { conditionsFor } from './could-solve.ts';
import { crewsThere, nextDilemma } from './facing.ts';
import { halvesAt, halvesFacing, isFaced } from './halves.ts';
import { type Group, meets, payments } from './requirements.ts';
import { isSeededBeside } from './seeded-beside.ts';
import { judge, type Verdict, verdictRef } from './verdict.ts';
import { markOfTeam, teamsThatMay, triersOf, whyNotAttempt } from './who-tries.ts';

/** One option, or one for each team where there are several. With two halves it is the Away Teams that are told apart. */
function listTeams(g: Game, location: number, seat: Seat, spot: Spot, out: Option[]): void {
  const able = teamsThatMay(g, location, seat, takesBoth(g, location) ? planetSpot(location) : spot);
  if (able.length === 1) out.push(new Option('attempt', -1, spot, locationSpot(location)));
  else
    teamNames(g, able).forEach((word, i) => {
      out.push(new Option('attempt', -1, spot, locationSpot(location), markOfTeam(able[i]), word));
    });
}

function missionCtx(g: Game, p: AttemptProcess): Reading {
  const ctx = new Reading(g, missionFor(g, p.location, p.seat), p.seat);
  ctx.attempt = p;
  return ctx;
}

/** Those who still take part: in play, where the attempt is, neither stopped nor disabled. */
export function teamOf(g: Game, p: AttemptProcess): number[] {
  // DOM-29: infiltrators who join are in the team
  const there = membersAt(g, p, p.spot);
  if (p.half?.faces) there.push(...membersAt(g, p, p.half.spot));
  return p.team.filter((id) => there.includes(id));
}

const membersAt = (g: Game, p: AttemptProcess, spot: Spot): number[] =>
  [...ablePersonnelAt(g, spot, p.seat), ...infiltratorsAt(g, spot, p.seat)].filter((id) => p.team.includes(id));

/** Turns the attempt to those who face what comes next. */
function turnTo(g: Game, p: AttemptProcess, halves: ReturnType<typeof halvesAt>): void {
  if (halves !== null) faceAt(g, p, halves.spot, halves.half.spot, halves.half.faces);
}

/** The seed cards that are still to be met: beneath the station (DOM-68), or under the mission. */
const seedsAhead = (g: Game, p: AttemptProcess): readonly number[] => {
  if (p.station !== undefined) return beneath(g, p.station);
  const { seeds } = g.location(p.location);
  // where a place with both icons is scouted as space, its planet dilemmas stay
  return p.scouting === 'space'
    ? seeds.filter((id) => g.def(id).facts.where !== 'planet' || !g.def(id).dilemma)
    : seeds;
};

/** Back to where it lay; it is met first the next time. */
function putBack(g: Game, p: AttemptProcess, id: number): void {
  if (p.station === undefined) putUnder(g, id, p.location, true);
  else putBeneath(g, id, p.station);
  const at = p.station === undefined ? { location: p.location } : ref(g, p.station);
  g.tell(() => ({ kind: 'put-under', card: shown(g, id), at, by: null }));
}

/** Is it the mission that is attempted? Else a station is cleared (DOM-68), the place is scouted, or a text has one card faced. */
const isAttempt = (p: AttemptProcess): boolean =>
  p.station === undefined && p.scouting === undefined && p.facing === undefined;

/** Nobody is left, or nobody who matches; with two halves, in either of them. */
const isBroken = (g: Game, p: AttemptProcess): boolean => {
  if (isAttempt(p)) return isTeamBroken(g, p);
  return p.scouting === 'planet' ? spotsOf(p).some((s) => membersAt(g, p, s).length === 0) : teamOf(g, p).length === 0;
};

const spotsOf = (p: AttemptProcess): Spot[] => [p.spot, ...(p.half ? [p.half.spot] : [])];

const isTeamBroken = (g: Game, p: AttemptProcess): boolean =>
  spotsOf(p).some((spot) => !mayTeamAttempt(g, p.location, p.seat, membersAt(g, p, spot)));

const groupOf = (g: Game, p: AttemptProcess): Group => ({ ids: teamOf(g, p), spot: p.spot, half: p.half?.spot });

export function couldSolve(g: Game, p: AttemptProcess): boolean {
  const requirement = asked(g, p.location, p.seat, teamOf(g, p));
  return requirement !== undefined && meets(missionCtx(g, p), groupOf(g, p), requirement);
}

export const attempt: Action = {
  verb: 'attempt',
  list(g, seat, out) {
    // to save time: where nobody can act, nothing else matters
    const isManned = (spot: Spot): boolean => ablePersonnelAt(g, spot, seat).length > 0;
    const isUnsolved = (l: number): boolean => g.location(l).missions.length > 0 && !solved(g, l);
    for (let l = 0; l < g.state.locations.length; l++) {
      if (g.tableau.planet[l].length === 0 || !isUnsolved(l) || !isManned(planetSpot(l))) continue;
      if (whyNotAttempt(g, seat, l, planetSpot(l)) === null) listTeams(g, l, seat, planetSpot(l), out);
    }
    eachShip(g, seat, (ship) => {
      const { zone, dock, host } = g.card(ship);
      if (zone !== Zone.Space || dock !== -1 || !isUnsolved(host)) return;
      if (isManned(ship) && whyNotAttempt(g, seat, host, ship) === null) listTeams(g, host, seat, ship, out);
    });
  },
  why(g, seat, a: Proposal) {
    if (!isLocationSpot(a.to)) return UNKNOWN_PLACE;
    const location = spotLocation(a.to);
    if (a.from !== NOWHERE) return whyNotAttempt(g, seat, location, a.from);
    return whyNotAttempt(g, seat, location, planetSpot(location));
  },
  *run(g, seat, o): Flow {
    const location = spotLocation(o.to);
    const { ids: team, half } = triersOf(g, seat, location, o.from, o.mark)!;
    const p: AttemptProcess = {
      kind: 'attempt',
      seat,
      location,
      spot: o.from,
      ...(half !== undefined && { half: { spot: half, faces: true } }),
      team: [...team],
      artifacts: [],
      begun: false,
      qCards: 0,
    };
    beginProcess(g, p);
    examine(g, location);
    g.tell(() => ({
      kind: 'attempted',
      who: seat,
      at: location,
      from: placeRef(g, o.from),
      team: refs(g, p.team),
    }));
    for (const spot of half === undefined ? [o.from] : [o.from, half])
      joinTeam(g, p, yield* joiners(g, spot, seat, '{card}: take part in the attempt?'));
  },
};

/** That an attempt is made, as it is answered when it begins. */
export function attemptEvent(g: Game, p: AttemptProcess): GameEvent {
  const e = new GameEvent('attempt', p.seat, missionFor(g, p.location, p.seat), p.team);
  e.spot = p.spot;
  e.location = p.location;
  return e;
}

/** One step of an attempt: the beginning, the next seed card, or the solving. */
export function* attemptStep(g: Game, p: AttemptProcess): Flow {
  if (!p.begun) {
    beginAttempt(g, p);
    if (p.facing) yield* faceOne(g, p);
    if (!isAttempt(p)) return;
    yield* respond(g, attemptEvent(g, p));
    return;
  }
  turnTo(g, p, halvesAt(p, 'both'));
  if (isBroken(g, p)) {
    yield* endAttempt(g, p);
    return;
  }
  const [next] = seedsAhead(g, p);
  if (next !== undefined) yield* meetSeed(g, p, next);
  else {
    if (isAttempt(p)) yield* trySolve(g, p);
    else if (p.scouting) completeScouting(g, p);
    yield* endAttempt(g, p);
  }
}

/** The player says which crew; the card that it meets is the only one. */
function* faceOne(g: Game, p: AttemptProcess): Flow {
  const next = nextDilemma(g, p.location);
  const question = {
    id: 'faces',
    text: '{card}: which crew faces the next dilemma here?',
    card: missionFor(g, p.location, p.seat),
  };
  const ship = yield* chooseCard(g, p.seat, crewsThere(g, p.seat, p.location), question);
  if (next !== undefined && ship >= 0) {
    sendTeam(g, p, ship, ablePersonnelAt(g, ship, p.seat));
    yield* meetSeed(g, p, next);
  }
  if (g.state.processes.includes(p)) endProcess(g, p);
}

/** nothing is left there but artifacts, which wait for the objective. */
function completeScouting(g: Game, p: AttemptProcess): void {
  noteScouted(g, p.location, p.seat);
  g.tell(() => ({ kind: 'scouted', who: p.seat, at: { location: p.location } }));
}

function* endAttempt(g: Game, p: AttemptProcess): Flow {
  if (g.state.processes.at(-1) === p) endProcess(g, p);
  if (p.facing) return;
  for (const id of p.artifacts) if (g.card(id).zone === Zone.Aside) putUnder(g, id, p.location, false);
  g.tell(() => ({ kind: 'attempt-over', who: p.seat, at: p.location, scouting: p.scouting !== undefined }));
  if (!isAttempt(p)) return;
  const e = new GameEvent('attempt-ended', p.seat, missionFor(g, p.location, p.seat), teamOf(g, p));
  e.spot = p.spot;
  e.location = p.location;
  yield* respond(g, e);
}

function* meetSeed(g: Game, p: AttemptProcess, id: number): Flow {
  const c = g.card(id);
  const misSeed =
    (c.status & Status.MisSeed) !== 0 || (p.station === undefined && isMisSeed(g, p.location, id, p.artifacts));
  aside(g, id);
  setStatus(g, id, Status.FaceDown | Status.Shuffled, false);
  reveal(g, id, 'both');
  turnTo(g, p, halvesFacing(g, p, id));
  g.tell(() => ({
    kind: 'met',
    who: p.seat,
    card: shown(g, id),
    at: p.location,
    team: refs(g, teamOf(g, p)),
    needs: needsRef(g, p.seat, conditionsFor(g, p, id)),
  }));
  if (misSeed) {
    // with one artifact too many, all of that player's artifacts here are mis-seeds
    if (g.def(id).facts.type === 'Artifact') {
      for (const s of g.location(p.location).seeds) {
        if (g.card(s).owner === c.owner && g.def(s).facts.type === 'Artifact') setStatus(g, s, Status.MisSeed, true);
      }
    }
    // out of play without effect; whoever mis-seeded it may not solve here
    if (c.owner === p.seat && g.format.misseedBarsSolving) barFromSolving(g, p.location, p.seat);
    toPile(g, id, Zone.OutOfPlay);
    voidSeed(g, p, id, 'mis-seed');
    return;
  }
  if (isLocked(g, id, -1)) {
    // a seed with the Alternate Universe icon needs its owner's door to be open when it is met
    toPile(g, id, Zone.OutOfPlay);
    voidSeed(g, p, id, 'no-door');
  } else if (isSecondCopy(g, id)) {
    toPile(g, id, Zone.Discard);
    voidSeed(g, p, id, 'second-copy');
  } else if (isFaced(g, id)) {
    yield* encounter(g, p, id);
  } else {
    // artifacts, and people seeded there, are earned when the mission is solved
    findArtifact(g, p, id);
    const e = new GameEvent('found', p.seat, id, [id]);
    e.location = p.location;
    e.chosen = teamOf(g, p);
    yield* respond(g, e);
  }
}

/** A dilemma, or another card that is met like one, does what it says to the team. */
export function* encounter(g: Game, p: AttemptProcess, id: number, fromContinuum = false): Flow {
  const rules = g.def(id).rules;
  const ctx = new Reading(g, id, p.seat);
  ctx.attempt = p;
  const e = encounterEvent(g, p, id);
  if (p.scouting !== undefined) noteMetByBorg(g, p.seat, id);
  // nothing happens where that is missing which sets it off, then what nullifies it by itself
  if (rules?.encounter?.trigger?.met(ctx) === false) {
    toPile(g, id, Zone.Discard);
    voidSeed(g, p, id, 'no-trigger');
    return;
  }
  if (rules?.nullified?.met(ctx)) {
    e.cancelled = true;
    e.nullifier = id;
  } else {
    // it is "just encountered", and may be answered, when its targets have been chosen and its conditions checked
    const aimed = g.format.dilemmaResponses === 'afterConditions';
    if (aimed) yield* respondAfter(g, e, () => during(g, e, carryOut({ run: (r) => aimOf(rules?.encounter, r) }, ctx)));
    else yield* respond(g, e);
  }
  if (e.cancelled) {
    g.tell(() => ({ kind: 'nullified', card: shown(g, id), by: sourceRef(g, e.nullifier) }));
    encounterOver(g, p, id, 'nullified');
    if (g.card(id).zone === Zone.Aside) toPile(g, id, Zone.Discard);
    return;
  }
  if (rules?.encounter === undefined) {
    voidSeed(g, p, id, 'no-text');
    toPile(g, id, Zone.Discard);
    return;
  }
  yield* during(g, e, carryOut(rules.encounter, ctx));
  const failed = ctx.outcome === 'failed' || ctx.outcome === 'failed-discard';
  // who is taken over is stopped when that ends
  const taken = ctx.bound('taken over');
  if (failed && taken.length === 0) yield* stopTeam(g, teamOf(g, p), p.spot, id);
  let back = false;
  if (g.card(id).zone === Zone.Aside) {
    // what came out of a Q-Continuum goes back there
    if (ctx.outcome === 'failed' && !fromContinuum) {
      back = true;
      // it is set aside until what it does is over
      if (taken.length === 0) putBack(g, p, id);
    } else if (failed && scoresAnyway(g, p, id)) scoreCard(g, p.seat, id);
    else toPile(g, id, Zone.Discard);
  }
  encounterOver(g, p, id, failed ? 'failed' : ctx.outcome.startsWith('placed') ? 'placed' : 'overcome');
  // CR-136: a dilemma put back ends the attempt, even if somebody is unstopped: else whoever is left goes on
  const broken = failed && (back || taken.length > 0 || teamOf(g, p).length === 0);
  if (broken || ctx.outcome === 'placed-ends') yield* endAttempt(g, p);
  if (taken.length > 0)
    beginProcess(g, { kind: 'takeover', seat: other(p.seat), cards: taken, source: id, location: p.location });
}

/** while a card marked unique is in play, another copy of that player's that is met does nothing. */
const isSecondCopy = (g: Game, id: number): boolean => {
  const d = g.def(id);
  return (d.dilemma || d.facts.type === 'Artifact') && whyNotUnique(g, g.card(id).owner, id) !== null;
};

/** What became of a seed card that was met. */
function encounterOver(g: Game, p: AttemptProcess, id: number, outcome: EncounterOutcome): void {
  g.tell(() => ({ kind: 'encounter-over', who: p.seat, card: shown(g, id), at: p.location, outcome }));
}

function voidSeed(g: Game, p: AttemptProcess, id: number, why: VoidSeed): void {
  g.tell(() => ({ kind: 'void-seed', card: shown(g, id), why }));
  encounterOver(g, p, id, 'void');
}

/** by an option: a dilemma that is discarded gives its points even to those who failed; never your own. */
const scoresAnyway = (g: Game, p: AttemptProcess, id: number): boolean =>
  g.format.failedDilemmaScores && (g.def(id).facts.points ?? 0) > 0 && g.card(id).owner !== p.seat;

/** Q events and interrupts are played on the team, everything else is met by it. */
function encounterEvent(g: Game, p: AttemptProcess, id: number): GameEvent {
  const { type, q } = g.def(id).facts;
  const played = q === true && type !== 'Dilemma';
  const e = new GameEvent(played ? 'plays' : 'encounters', played ? other(p.seat) : p.seat, id, teamOf(g, p));
  e.spot = p.spot;
  e.location = p.location;
  e.as = type;
  return e;
}

const needsRef = (g: Game, seat: Seat, verdict: Verdict | null): Private<Verdict<CardRef>> | null =>
  verdict === null ? null : privately(seat, verdictRef(g, verdict));

/** Who tried to solve it, and what that team had of what is needed. */
const trial = (g: Game, p: AttemptProcess) => {
  const group = groupOf(g, p);
  const requirement = asked(g, p.location, p.seat, group.ids);
  const verdict = requirement === undefined ? null : judge(missionCtx(g, p), group, requirement);
  return { team: refs(g, group.ids), needs: needsRef(g, p.seat, verdict) };
};

/** Why a team with nothing left to meet does not solve the mission, and the card that forbids it. */
function whyNotSolved(g: Game, p: AttemptProcess): { why: NotSolved; by: CardRef | null } | null {
  const ban = banOn(g, 'solve', p.location, p.seat);
  if (ban !== null) return { why: 'ban', by: sourceRef(g, ban.card) };
  // whoever mis-seeded a card here may not solve the mission
  if ((g.location(p.location).barred & (1 << p.seat)) !== 0) return { why: 'mis-seed', by: null };
  return couldSolve(g, p) ? null : { why: 'requirement', by: null };
}

function* trySolve(g: Game, p: AttemptProcess): Flow {
  const mission = missionFor(g, p.location, p.seat);
  const why = whyNotSolved(g, p);
  if (why !== null) {
    g.tell(() => ({ kind: 'not-solved', who: p.seat, at: p.location, ...trial(g, p), ...why }));
    return;
  }
  const ctx = missionCtx(g, p);
  const tried = g.logged ? trial(g, p) : null;
  const facts = g.def(mission).facts;
  const rules = g.def(mission).rules;
  // Points are counted with the team that solved, before anything is given up
  const points = rules?.points ? rules.points(ctx) : (facts.points ?? 0);
  const requirement = asked(g, p.location, p.seat, teamOf(g, p));
  if (requirement) {
    for (const slug of payments(ctx, groupOf(g, p), requirement)) {
      yield* carryOut({ run: rules!.specials![slug].pay! }, ctx);
    }
  }
  const solvers = teamOf(g, p).reduce((bits, id) => bits | affiliations(g, id), 0);
  solveMission(g, p.location, p.seat, solvers);
  if (tried !== null) g.tell(() => ({ kind: 'solved', who: p.seat, at: p.location, ...tried }));
  score(g, p.seat, points, false, mission);
  // what lies on a planet is found by those on it
  yield* acquireAll(g, p.seat, takeArtifacts(g, p), p.half?.spot ?? p.spot, mission);
  if (rules?.solved) yield* carryOut(rules.solved, ctx);
  const e = new GameEvent('solved', p.seat, mission, teamOf(g, p));
  e.spot = p.spot;
  e.location = p.location;
  yield* respond(g, e);
}

/** what does not belong under this mission; `artifacts` were met there and wait. */
export function isMisSeed(g: Game, location: number, id: number, artifacts: readonly number[] = []): boolean {
  const d = g.def(id);
  const owner = g.card(id).owner;
  const where = g.def(g.location(location).missions[0]).facts.where;
  if (d.dilemma && !d.facts.q && d.facts.where !== 'both' && where !== 'both' && d.facts.where !== where) return true;
  const own = (d.rules?.seeds ?? []).filter((m) => m.under);
  if (d.facts.type === 'Artifact') {
    const others = [...artifacts, ...g.location(location).seeds].filter(
      (s) => s !== id && g.card(s).owner === owner && g.def(s).facts.type === 'Artifact',
    );
    // one that another lets lie beside it does not count
    const beside = isSeededBeside(g, id, others);
    if (where === 'space' && own.length === 0 && !beside) return true;
    if (others.filter((s) => !isSeededBeside(g, s, [id])).length > (beside ? 1 : 0)) return true;
  }
  if (own.length > 0 && !d.personnel) {
    const ctx = new Reading(g, id, owner);
    if (!own.some((m) => m.targets?.ids(ctx).includes(locationSpot(location)))) return true;
  }
  // DOM-46: one copy of each seed card for each player at a mission
  return g.location(location).seeds.some((s) => s !== id && g.card(s).owner === owner && g.def(s).title === d.title);
}

/**
 * What one seat may see: plain data, made through the one visibility oracle. A hidden card shows its back and its owner,
 * and nothing else that could tell it apart: the cards of a hidden pile are only counted.
 */

import { hull } from '../battle/damage.ts';
import { completedAt, isAssimilated, isCompleted } from '../borg/objectives.ts';
import { type ObjectiveView, objectiveView } from '../borg/progress.ts';
import { AFFILIATIONS } from '../cards/facts.ts';
import { ATTRIBUTES, SKILLS } from '../cards/names.ts';
import { FACE_UP } from '../core/door.ts';
import type { Process } from '../core/process.ts';
import { knows, type Viewer } from '../core/sight.ts';
import { planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { FIRST_IN_PLAY, SEATS, type Seat, STATUS_NAMES, Status, type StatusName, Zone } from '../core/state.ts';
import { type Told, toldTo } from '../core/telling.ts';
import {
  able,
  affiliations,
  attribute,
  classificationOf,
  disabled,
  hasIcon,
  hasOwnIcon,
  inStasis,
  mayHaveOtherSkills,
  printedClassifications,
  skills,
} from '../core/values.ts';
import { bonusOf, scoreOf } from '../happenings/scoring.ts';
import { deceivedAt, isInfiltrating } from '../infiltration/infiltration.ts';
import { type WhiteSupply, whiteSupplies } from '../ketracel-white/supply.ts';
import { liesOpen } from '../missions/lying-open.ts';
import { whyNobodyTries } from '../missions/who-tries.ts';
import { rangeLeft } from '../movement/move.ts';
import { whyNotStaffed } from '../movement/staffing.ts';
import {
  ablePersonnelAt,
  isPlanetLocation,
  isSpaceLocation,
  isTimeLocation,
  ownsMission,
  solved,
  span,
  spotOf,
  takesBoth,
} from '../spaceline/places.ts';
import { isNor } from '../spaceline/sites.ts';
import { correspondingTo } from '../spaceline/time-locations.ts';
import { goal, type Kinds, kindsSolved, solvedBy } from '../winning/victory.ts';
import type { Game } from './game.ts';
import { type StationView, type SuspendedView, stationView, suspendedView } from './view-parts.ts';

export interface CardView {
  id: number;
  /** printing id, or null for a hidden card */
  card: string | null;
  owner: Seat;
  controller: Seat;
  zone: string;
  host: number;
  dock: number;
  status: string[];
  affiliation: string | null;
  countdown: number;
  rangeUsed: number;
  /** current values where they differ from the printed ones */
  values: Partial<Record<string, number>>;
  /** the own personnel whose skills are not the printed ones: every skill with its level */
  skills?: Record<string, number>;
  /** personnel whose staffing icon or classification is not the printed one: what it is now, null for none */
  staff?: 'Cmd' | 'Stf' | null;
  classification?: string | null;
  /** HULL left in percent, where it is not whole */
  hull?: number;
  /** the own ships: is she staffed, and how much RANGE is left */
  staffed?: boolean;
  rangeLeft?: number;
  /** personnel who cannot act now: stopped, disabled, under house arrest, infiltrating (R-12.8, DOM-32) */
  idle?: true;
  /** an infiltrator: with whose people it stands, those whom it deceives (DOM-26) */
  among?: Seat;
  /** the current objective of the Borg */
  objective?: ObjectiveView;
  /** a ship: the other player has scouted it */
  scouted?: true;
  /** an artifact that lies open for whoever takes it; an objective of the Borg that was completed, as a marker */
  lies?: 'open' | 'completed';
  /** a Nor: what it consists of */
  station?: StationView;
}

/** A mission that the viewer may still attempt. */
export interface AttemptView {
  /** where those who try it stand: the planet, the own ships in space there, the one with most people who can act first, among those who may try */
  from: Spot[];
  /** solving it gives the kind that is still missing (WARP-40); where points win, nothing is foretold: texts may change them */
  wins?: true;
}

export interface LocationView {
  id: number;
  quadrant: number;
  missions: number[];
  card: number;
  /** RANGE that it costs the viewer's ships to arrive here, or to pass */
  span: number;
  /** seed cards as far as the viewer may know them: printing id or null, the next to be met first */
  seeds: { owner: Seat; card: string | null }[];
  /** who has solved its mission, if anybody has */
  solvedBy?: Seat;
  /** whose scouting is complete here, if anybody's is */
  scoutedBy?: Seat[];
  /** who has assimilated the planet, if anybody has */
  assimilatedBy?: Seat;
  /** a place in another time: the locations of the spaceline that are the same place now; none where it has left play */
  time?: number[];
  /** not there for a mission that is solved or assimilated, or that is not the viewer's to attempt (WARP-33) */
  attempt?: AttemptView;
}

/** What wins: so many points, or a planet mission and a space mission, of which these are solved (WARP-40). */
export type GoalView = { points: number } | Kinds;

/** A side deck that is open, or has cards: face-down ones on top, used ones face up underneath. */
export interface SideDeckView {
  name: 'Battle Bridge' | 'Q-Continuum' | 'Q’s Tent';
  open: boolean;
  down: number;
  up: string[];
}

export interface PlayerView {
  score: number;
  bonus: number;
  goal: GoalView;
  /** card plays that are left of this turn */
  plays: number;
  hand: number;
  deck: number;
  discard: string[];
  points: string[];
  outOfPlay: string[];
  sideDecks: SideDeckView[];
  /** the own hand and seed deck: ids that answers speak of */
  own: { id: number; card: string; pile: 'hand' | 'missions' | 'seeds' }[];
  /** printings in another's hand that the viewer knows, if any: it lies open, or they were shown */
  shown?: string[];
}

export interface View {
  viewer: Viewer;
  /** `plays`: the card plays that every turn has */
  turn: { number: number; seat: Seat; segment: string; plays: number };
  process: string;
  players: [PlayerView, PlayerView];
  lines: number[][];
  locations: LocationView[];
  cards: CardView[];
  /** what waits while something else is done, the outermost first; nothing while the turn itself goes on */
  suspended: SuspendedView[];
  /** the viewer's groups that live on ketracel-white, and what would come of it if there were none (DOM-07) */
  white: WhiteSupply[];
  result: { winner: number; kind: string } | null;
}

/** The other face shows as another printing. */
const NOT_SHOWN: readonly StatusName[] = ['flipped'];
const STATUS_WORDS = STATUS_NAMES.filter(([, name]) => !NOT_SHOWN.includes(name));

export function statusWords(status: number): string[] {
  if (status === 0) return [];
  // whoever is abducted is no captive
  const bits = (status & Status.Abducted) === 0 ? status : status & ~Status.Captive;
  return STATUS_WORDS.filter(([bit]) => (bits & bit) !== 0).map(([, word]) => word);
}

/** With what texts do to a card that is known: of another, whom they are about would say who it is. */
function conditionOf(g: Game, id: number, known: boolean): string[] {
  const { status } = g.card(id);
  if (!known || g.tableau.disable.length === 0 || !disabled(g, id)) return statusWords(status);
  if (inStasis(g, id)) return statusWords(status | Status.Stasis);
  return statusWords((status & DISABLING) === 0 ? status | Status.Disabled : status);
}
/** Who is disabled for one of these is called by it alone. */
const DISABLING = Status.Deactivated | Status.Captive;

function changedValues(g: Game, id: number): Partial<Record<string, number>> {
  const d = g.def(id);
  const out: Partial<Record<string, number>> = {};
  const damaged = (g.card(id).status & Status.Rotated) !== 0;
  if (g.tableau.attribute.length === 0 && !d.rules?.variable && !damaged) return out;
  for (let i = 0; i < ATTRIBUTES.length; i++) {
    const printed = d.numbers[i];
    if (printed === null && !d.rules?.variable?.[ATTRIBUTES[i]]) continue;
    const now = attribute(g, id, ATTRIBUTES[i]);
    if (now !== printed) out[ATTRIBUTES[i]] = now;
  }
  return out;
}

/** In which of several it works, and what a text makes of the own cards; null where it is the printed one. */
function affiliationNow(g: Game, id: number, own: boolean): string | null {
  const { mode } = g.card(id);
  const printed = mode >= 0 ? AFFILIATIONS[mode] : null;
  if (!own || g.tableau.identity.length === 0) return printed;
  const bits = affiliations(g, id);
  // of several at once the one that it works in is shown
  const one = AFFILIATIONS.filter((_, i) => (bits & (1 << i)) !== 0);
  const isPrinted = mode < 0 && bits === g.def(id).affiliations;
  return one.length !== 1 || isPrinted ? printed : one[0];
}

const STAFF = ['Cmd', 'Stf'] as const;

/** What becomes of the other side's people by texts may be hidden, as with their values: what they are by themselves is open. */
function changedRole(g: Game, id: number, own: boolean): Pick<CardView, 'staff' | 'classification'> {
  const { icons, facts } = g.def(id);
  const [has, is] = own ? [hasIcon, classificationOf(g, id)] : [hasOwnIcon, printedClassifications(g, id)[0]];
  const printed = STAFF.find((icon) => icons.has(icon));
  const staff = STAFF.find((icon) => has(g, id, icon));
  return {
    ...(staff !== printed && { staff: staff ?? null }),
    ...(is !== facts.classification && { classification: is ?? null }),
  };
}

/** In a crew or Away Team; somebody who lies elsewhere, as on a card of the table, is in none. */
function canAct(g: Game, id: number): boolean {
  const c = g.card(id);
  const inTeam = c.zone === Zone.Aboard || c.zone === Zone.Planet;
  return inTeam ? ablePersonnelAt(g, spotOf(g, id), c.controller).includes(id) : able(g, id);
}

function cardView(g: Game, viewer: Viewer, id: number): CardView {
  const c = g.card(id);
  const known = knows(g, viewer, id);
  const d = g.def(id);
  const own = known && c.controller === viewer;
  const view: CardView = {
    id,
    card: known ? d.facts.id : null,
    owner: c.owner,
    controller: c.controller,
    zone: Zone[c.zone],
    host: c.host,
    dock: c.dock,
    status: conditionOf(g, id, known),
    affiliation: known ? affiliationNow(g, id, own) : null,
    // a countdown says what a card is: the white of a hidden crew
    countdown: known ? c.countdown : -1,
    rangeUsed: c.rangeUsed,
    // What changes the other side's cards may be hidden in a crew: only the own values are shown
    values: own ? changedValues(g, id) : {},
  };
  if (own && d.personnel && mayHaveOtherSkills(g, id)) {
    const now = skills(g, id);
    if (SKILLS.some((name, i) => d.levels[i] !== (now.get(name) ?? 0))) view.skills = Object.fromEntries(now);
  }
  if (known && d.personnel) Object.assign(view, changedRole(g, id, own));
  if (known && d.personnel && !canAct(g, id)) view.idle = true;
  if (known && (d.ship || d.facility)) {
    const left = hull(g, id);
    if (left !== 100) view.hull = left;
  }
  if (own && d.ship) {
    view.staffed = whyNotStaffed(g, id) === null;
    view.rangeLeft = rangeLeft(g, id);
  }
  const among = isInfiltrating(g, id) ? deceivedAt(g, id) : null;
  if (among !== null) view.among = among;
  const objective = objectiveView(g, viewer, id);
  if (objective !== null) view.objective = objective;
  if (c.scoutedIn > 0) view.scouted = true;
  if (isCompleted(g, id)) view.lies = 'completed';
  else if (liesOpen(g, id)) view.lies = 'open';
  if (known && d.facility && isNor(g, id)) view.station = stationView(g, viewer, id);
  return view;
}

function sideDecks(g: Game, seat: Seat): SideDeckView[] {
  const { bridge, continuum, tent } = g.state.players[seat];
  const decks = [
    ['Battle Bridge', Zone.Bridge, bridge],
    ['Q-Continuum', Zone.QDeck, continuum],
    ['Q’s Tent', Zone.Tent, tent],
  ] as const;
  const out: SideDeckView[] = [];
  for (const [name, zone, open] of decks) {
    const ids = g.state.piles[seat][zone - 1];
    if (ids.length === 0 && !open) continue;
    const up = ids.filter((id) => g.card(id).seen === FACE_UP);
    out.push({ name, open, down: ids.length - up.length, up: up.map((id) => g.def(id).facts.id) });
  }
  return out;
}

function playerView(g: Game, viewer: Viewer, seat: Seat): PlayerView {
  const p = g.state.players[seat];
  const names = (zone: number) => g.state.piles[seat][zone - 1].map((id) => g.def(id).facts.id);
  const own: PlayerView['own'] = [];
  if (viewer === seat) {
    const add = (ids: readonly number[], pile: 'hand' | 'missions' | 'seeds') => {
      for (const id of ids) own.push({ id, card: g.def(id).facts.id, pile });
    };
    const pile = (zone: Zone) => g.state.piles[seat][zone - 1];
    add(pile(Zone.Hand), 'hand');
    // missions are drawn, and which comes next is not even for their owner to see
    add(
      pile(Zone.MissionPile)
        .slice()
        .sort((a, b) => a - b),
      'missions',
    );
    add(pile(Zone.SeedPile), 'seeds');
  }
  const shown = viewer === seat ? [] : g.hand(seat).filter((id) => knows(g, viewer, id));
  return {
    score: scoreOf(g, seat),
    bonus: bonusOf(g, seat),
    goal: g.format.victory === 'points' ? { points: goal(g, seat) } : kindsSolved(g, seat),
    plays: p.plays,
    hand: g.hand(seat).length,
    deck: g.deck(seat).length,
    discard: names(Zone.Discard),
    points: names(Zone.Points),
    outOfPlay: names(Zone.OutOfPlay),
    sideDecks: sideDecks(g, seat),
    own,
    ...(shown.length > 0 ? { shown: shown.map((id) => g.def(id).facts.id) } : {}),
  };
}

function locationView(g: Game, viewer: Viewer, location: number): LocationView {
  const l = g.location(location);
  const view: LocationView = {
    id: location,
    quadrant: l.quadrant,
    missions: l.missions.slice(),
    card: l.card,
    span: span(g, location, viewer < 0 ? 0 : (viewer as Seat)),
    seeds: l.seeds.map((id) => ({
      owner: g.card(id).owner,
      card: knows(g, viewer, id) ? g.def(id).facts.id : null,
    })),
  };
  const solver = SEATS.find((seat) => solvedBy(g, seat).includes(location));
  if (solver !== undefined) view.solvedBy = solver;
  const scouts = SEATS.filter((seat) => l.scoutedIn[seat] >= 0);
  if (scouts.length > 0) view.scoutedBy = scouts;
  if (isAssimilated(g, location)) view.assimilatedBy = g.card(completedAt(g, location)).controller;
  if (isTimeLocation(g, location)) view.time = correspondingTo(g, l.card).map(spotLocation);
  const attempt = viewer < 0 ? null : attemptView(g, viewer as Seat, location);
  if (attempt !== null) view.attempt = attempt;
  return view;
}

function attemptView(g: Game, seat: Seat, location: number): AttemptView | null {
  if (g.location(location).missions.length === 0 || solved(g, location) || isAssimilated(g, location)) return null;
  const own = ownsMission(g, location, seat);
  if (!own && !g.format.attemptOpponents) return null;
  const ships = g.tableau.space[location].filter((id) => g.def(id).ship && g.card(id).controller === seat);
  const from: Spot[] = isSpaceLocation(g, location) ? ships : [];
  if (isPlanetLocation(g, location)) from.unshift(planetSpot(location));
  const people = (spot: Spot) => ablePersonnelAt(g, spot, seat).length;
  // with both icons a stopped ship is not where one tries, however many are aboard
  const idle = (spot: Spot) => Number(takesBoth(g, location) && whyNobodyTries(g, seat, location, spot) !== null);
  if (from.length > 1) from.sort((a, b) => idle(a) - idle(b) || people(b) - people(a));
  if (g.format.victory === 'points') return { from };
  const now = kindsSolved(g, seat);
  const then = kindsSolved(g, seat, location);
  return then.planet && then.space && !(now.planet && now.space) ? { from, wins: true } : { from };
}

function processName(top: Process | undefined): string {
  if (top === undefined) return 'over';
  if (top.kind === 'seeding') return top.phase;
  return top.kind === 'attempt' && top.scouting ? 'scouting' : top.kind;
}

export function view(g: Game, viewer: Viewer): View {
  const s = g.state;
  const cards: CardView[] = [];
  for (let id = 0; id < s.cards.length; id++) {
    const c = s.cards[id];
    if (c.zone >= FIRST_IN_PLAY || c.zone === Zone.Under) cards.push(cardView(g, viewer, id));
    else if (c.zone === Zone.Aside && !g.def(id).facts.token && knows(g, viewer, id))
      cards.push(cardView(g, viewer, id));
  }
  const top = s.processes[s.processes.length - 1];
  return {
    viewer,
    turn: { number: s.turn.number, seat: s.turn.seat, segment: s.turn.segment, plays: g.format.plays },
    process: processName(top),
    players: [playerView(g, viewer, 0), playerView(g, viewer, 1)],
    lines: s.lines.map((l) => l.slice()),
    locations: s.locations.map((l) => locationView(g, viewer, l.id)),
    cards,
    suspended: suspendedView(g, viewer),
    white: viewer < 0 ? [] : whiteSupplies(g, viewer as Seat),
    result: s.result === null ? null : { winner: s.result.winner, kind: s.result.kind },
  };
}

// ----- the log

export interface ToldEntry {
  readonly told: Told;
  readonly answer: number;
  readonly turn: number;
}

/** What a viewer was told, in order. */
export const toldLog = (g: Game, viewer: Viewer): ToldEntry[] =>
  g.log.map((e) => ({ told: toldTo(g.defs, viewer, e.telling), answer: e.answer, turn: e.turn }));

/** What is wrong with what a viewer was told: a number that is none, a hidden card that has a number. null = nothing. */
export function wrongTelling(g: Game, viewer: Viewer): string | null {
  const wrong = (value: unknown): boolean => {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return true;
    if (value === null || typeof value !== 'object') return false;
    if ('printing' in value && 'card' in value && (value.printing === null) !== (value.card === -1)) return true;
    return Object.values(value).some(wrong);
  };
  const bad = toldLog(g, viewer).find((e) => wrong(e.told));
  return bad === undefined ? null : JSON.stringify(bad.told);
}

/** Seats in order, for callers that want both. */
export const VIEWERS: readonly Viewer[] = [...SEATS, -1];

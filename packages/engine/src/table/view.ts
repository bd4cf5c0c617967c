/**
 * What one seat may see: plain data, made through the one visibility oracle. A hidden card shows its back and its owner,
 * and nothing else that could tell it apart: the cards of a hidden pile are only counted.
 */
import { hull } from '../battle/damage.ts';
import { AFFILIATIONS } from '../cards/facts.ts';
import { ATTRIBUTES, SKILLS } from '../cards/names.ts';
import { FACE_UP } from '../core/door.ts';
import { knows, type Viewer } from '../core/sight.ts';
import { FIRST_IN_PLAY, SEATS, type Seat, Status, Zone } from '../core/state.ts';
import { type Told, toldTo } from '../core/telling.ts';
import { attribute, skills } from '../core/values.ts';
import { bonusOf, scoreOf } from '../happenings/scoring.ts';
import { rangeLeft } from '../movement/move.ts';
import { whyNotStaffed } from '../movement/staffing.ts';
import type { Game } from './game.ts';

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
  /** HULL left in percent, where it is not whole */
  hull?: number;
  /** the own ships: is she staffed, and how much RANGE is left */
  staffed?: boolean;
  rangeLeft?: number;
}

export interface LocationView {
  id: number;
  quadrant: number;
  missions: number[];
  card: number;
  /** seed cards as far as the viewer may know them: printing id or null, the next to be met first */
  seeds: { owner: Seat; card: string | null }[];
}

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
  turn: { number: number; seat: Seat; segment: string };
  process: string;
  players: [PlayerView, PlayerView];
  lines: number[][];
  locations: LocationView[];
  cards: CardView[];
  result: { winner: number; kind: string } | null;
}

const STATUS_WORDS: readonly (readonly [Status, string])[] = [
  [Status.Stopped, 'stopped'],
  [Status.Disabled, 'disabled'],
  [Status.Stasis, 'stasis'],
  [Status.Cloaked, 'cloaked'],
  [Status.Phased, 'phased'],
  [Status.FaceDown, 'face-down'],
  [Status.Deactivated, 'deactivated'],
  [Status.Infiltrating, 'infiltrating'],
  [Status.Exposed, 'exposed'],
  [Status.Captive, 'captive'],
  [Status.Trapped, 'trapped'],
  [Status.Jailed, 'in the Brig'],
  [Status.Brainwashed, 'brainwashed'],
  [Status.Unattended, 'unattended'],
  [Status.Solved, 'solved'],
  [Status.Rotated, 'damaged'],
  [Status.Uncontrolled, 'uncontrolled'],
  [Status.Assimilated, 'assimilated'],
];

export function statusWords(status: number): string[] {
  if (status === 0) return [];
  return STATUS_WORDS.filter(([bit]) => (status & bit) !== 0).map(([, word]) => word);
}

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
    status: statusWords(c.status),
    affiliation: known && c.mode >= 0 ? AFFILIATIONS[c.mode] : null,
    countdown: c.countdown,
    rangeUsed: c.rangeUsed,
    // What changes the other side's cards may be hidden in a crew: only the own values are shown
    values: own ? changedValues(g, id) : {},
  };
  if (own && d.personnel && g.tableau.skill.length > 0) {
    const now = skills(g, id);
    if (SKILLS.some((name, i) => d.levels[i] !== (now.get(name) ?? 0))) view.skills = Object.fromEntries(now);
  }
  if (known && (d.ship || d.facility)) {
    const left = hull(g, id);
    if (left !== 100) view.hull = left;
  }
  if (own && d.ship) {
    view.staffed = whyNotStaffed(g, id) === null;
    view.rangeLeft = rangeLeft(g, id);
  }
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
    const add = (zone: Zone, pile: 'hand' | 'missions' | 'seeds') => {
      for (const id of g.state.piles[seat][zone - 1]) own.push({ id, card: g.def(id).facts.id, pile });
    };
    add(Zone.Hand, 'hand');
    add(Zone.MissionPile, 'missions');
    add(Zone.SeedPile, 'seeds');
  }
  const shown = viewer === seat ? [] : g.hand(seat).filter((id) => knows(g, viewer, id));
  return {
    score: scoreOf(g, seat),
    bonus: bonusOf(g, seat),
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

export function view(g: Game, viewer: Viewer): View {
  const s = g.state;
  const cards: CardView[] = [];
  for (let id = 0; id < s.cards.length; id++) {
    const c = s.cards[id];
    if (c.zone >= FIRST_IN_PLAY || c.zone === Zone.Under) cards.push(cardView(g, viewer, id));
    else if (c.zone === Zone.Aside && knows(g, viewer, id)) cards.push(cardView(g, viewer, id));
  }
  const top = s.processes[s.processes.length - 1];
  return {
    viewer,
    turn: { number: s.turn.number, seat: s.turn.seat, segment: s.turn.segment },
    process: top === undefined ? 'over' : top.kind === 'seeding' ? top.phase : top.kind,
    players: [playerView(g, viewer, 0), playerView(g, viewer, 1)],
    lines: s.lines.map((l) => l.slice()),
    locations: s.locations.map((l) => ({
      id: l.id,
      quadrant: l.quadrant,
      missions: l.missions.slice(),
      card: l.card,
      seeds: l.seeds.map((id) => ({
        owner: s.cards[id].owner,
        card: knows(g, viewer, id) ? g.def(id).facts.id : null,
      })),
    })),
    cards,
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

/**
 * A position written as a scenario: what lies on the table, so that somebody can set it up again, add steps, and keep it. What a file has
 * no words for is lost, and `lostFrom` says what.
 */
import {
  AFFILIATIONS,
  beneath,
  bonusOf,
  FIRST_IN_PLAY,
  type Game,
  isLandedInside,
  missionFor,
  NOWHERE,
  type PileZone,
  QUADRANTS,
  type Seat,
  Status,
  scoreOf,
  sitesOf,
  solvedBy,
  Zone,
} from '@spaceline/engine';
import { Document, isPair, isScalar, parse, stringify, visit } from 'yaml';
import { HELD, STATUSES_SAID } from './cards.ts';
import { titleOf } from './phrasing.ts';

export type ScenarioDoc = Record<string, unknown>;
type Spec = string | Record<string, unknown>;

const SEAT_NAMES = ['A', 'B'] as const;
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const PILES: readonly (readonly [string, PileZone])[] = [
  ['hand', Zone.Hand],
  ['deck', Zone.Deck],
  ['discard', Zone.Discard],
  ['q', Zone.QDeck],
  ['tent', Zone.Tent],
  ['missions', Zone.MissionPile],
  ['seeds', Zone.SeedPile],
  ['out-of-play', Zone.OutOfPlay],
  ['point-area', Zone.Points],
];

class Writer {
  constructor(private readonly g: Game) {}

  private name(id: number): string {
    return titleOf(this.g, id);
  }

  private where(zone: Zone, host: number): number[] {
    return this.g.state.cards.filter((c) => c.zone === zone && c.host === host).map((c) => c.id);
  }

  private list(ids: readonly number[], side: Seat): Spec[] | undefined {
    return ids.length === 0 ? undefined : ids.map((id) => this.card(id, side));
  }

  /** A card as it lies on this side; only what is not as usual is said. */
  private card(id: number, side: Seat): Spec {
    const c = this.g.card(id);
    const d = this.g.def(id);
    const spec: Record<string, unknown> = { card: this.name(id) };
    if (c.owner !== side) spec.owner = SEAT_NAMES[c.owner];
    if (c.zone >= FIRST_IN_PLAY) {
      for (const [bit, word] of STATUSES_SAID) if ((c.status & bit) !== 0) spec[word] = true;
      if ((c.status & Status.Flipped) !== 0) spec.flipped = true;
      if ((c.status & Status.Captive) !== 0) spec.captive = this.captive(id);
      if ((c.status & Status.Uncontrolled) !== 0) spec.uncontrolled = true;
      if (c.mode >= 0 && d.modes.length > 1) spec.affiliation = AFFILIATIONS[c.mode];
      if (c.countdown >= 0) spec.countdown = c.countdown;
      if (d.ship && c.rangeUsed > 0) spec['range-used'] = c.rangeUsed;
      if (d.ship && (c.zone === Zone.Planet || isLandedInside(this.g, id))) spec.landed = true;
      this.attached(id, side, spec);
    }
    return Object.keys(spec).length === 1 ? (spec.card as string) : spec;
  }

  /** How a captive is held; the trap that holds it is a card that lies there. */
  private captive(id: number): Record<string, unknown> {
    const { status, controller, dock } = this.g.card(id);
    const held = Object.keys(HELD).find((name) => HELD[name] !== 0 && (status & HELD[name]) !== 0) ?? 'escorted';
    const by = held === 'trap' && dock >= 0 ? { by: this.name(dock) } : {};
    return { of: SEAT_NAMES[controller], held, ...by };
  }

  private attached(id: number, side: Seat, spec: Record<string, unknown>): void {
    const { g } = this;
    const on = this.where(Zone.On, id);
    const isTactic = (x: number) => g.def(x).facts.type === 'Tactic';
    const markers = on.filter(isTactic);
    if ((g.card(id).status & Status.Rotated) !== 0) spec.damage = 'rotated';
    else if (markers.length > 0) spec.damage = markers.map((x) => this.card(x, other(side)));
    const cards = this.list(
      on.filter((x) => !isTactic(x)),
      side,
    );
    if (cards !== undefined) spec.on = cards;
    const sites = g.def(id).facility ? sitesOf(g, id) : [];
    if (sites.length > 0) spec.sites = this.list(sites, side);
    const aboard = this.where(Zone.Aboard, id).filter((x) => !sites.includes(x));
    const site = g.def(id).facts.type === 'Site';
    this.split(aboard, side, site ? 'here' : g.def(id).facility ? 'aboard' : 'crew', spec);
    const docked = g.state.cards.filter((c) => c.dock === id && c.zone === Zone.Space).map((c) => c.id);
    if (docked.length > 0) spec.docked = this.list(docked, side);
    const seeds = g.def(id).facility ? beneath(g, id) : [];
    if (seeds.length > 0) spec.seeds = seeds.map((x) => this.owned(x));
  }

  /** Who is in something, apart by whose they are: captives stand with those who hold them. */
  private split(aboard: readonly number[], side: Seat, key: string, spec: Record<string, unknown>): void {
    const mine = (x: number) => this.g.card(x).controller === side;
    const ours = this.list(aboard.filter(mine), side);
    if (ours !== undefined) spec[key] = ours;
    const theirs = aboard.filter((x) => !mine(x));
    if (theirs.length > 0) spec.intruders = this.list(theirs, other(side));
  }

  private owned(id: number): Spec {
    return { card: this.name(id), owner: SEAT_NAMES[this.g.card(id).owner] };
  }

  private player(seat: Seat): Record<string, unknown> {
    const { g } = this;
    const p = g.state.players[seat];
    const out: Record<string, unknown> = {};
    for (const [key, zone] of PILES) {
      const ids = g.state.piles[seat][zone - 1];
      if (ids.length > 0 || key === 'deck')
        out[key] = key === 'point-area' ? this.list(ids, seat) : counted(ids.map((id) => this.name(id)));
    }
    if (p.bridge) out.tactics = counted(g.state.piles[seat][Zone.Bridge - 1].map((id) => this.name(id)));
    const table = g.state.cards.filter((c) => c.zone === Zone.Table && c.controller === seat).map((c) => c.id);
    if (table.length > 0) out.table = this.list(table, seat);
    const solved = solvedBy(g, seat).map((l) => missionFor(g, l, seat));
    if (solved.length > 0) out.solved = solved.map((id) => this.name(id));
    return { ...out, points: scoreOf(g, seat), bonus: bonusOf(g, seat) };
  }

  private location(l: number): Record<string, unknown> {
    const { g } = this;
    const { missions, card, seeds } = g.location(l);
    const first = missions[0] ?? card;
    const entry: Record<string, unknown> = {
      [missions.length > 0 ? 'mission' : 'card']: this.name(first),
      owner: SEAT_NAMES[g.card(first).owner],
    };
    if ((g.card(first).status & Status.Flipped) !== 0) entry.flipped = true;
    if (missions.length > 1) entry.also = missions.slice(1).map((id) => this.owned(id));
    if (seeds.length > 0) entry.seeds = seeds.map((id) => this.owned(id));
    const on = this.where(Zone.OnLocation, l).filter((id) => this.liesOn(id, card));
    if (on.length > 0) entry.on = on.map((id) => this.card(id, g.card(id).owner));
    for (const seat of [0, 1] as const) {
      const side = this.side(l, seat);
      if (Object.keys(side).length > 0) entry[SEAT_NAMES[seat]] = side;
    }
    return entry;
  }

  /** What is said otherwise: the card that makes the place, a captive in a trap, what lies between two places. */
  private liesOn(id: number, card: number): boolean {
    return id !== card && !this.g.def(id).personnel && this.g.card(id).aim === NOWHERE;
  }

  private side(l: number, seat: Seat): Record<string, unknown> {
    const { g } = this;
    const here = (zone: Zone, keep: (id: number) => boolean) =>
      this.where(zone, l).filter((id) => g.card(id).controller === seat && keep(id) && !g.def(id).facts.token);
    const facility = (id: number) => g.def(id).facility;
    const facilities = [...here(Zone.Space, facility), ...here(Zone.Planet, facility)];
    const ships = [
      ...here(Zone.Space, (id) => !facility(id) && g.card(id).dock < 0),
      ...here(Zone.Planet, (id) => g.def(id).ship),
    ];
    const planet = [
      ...here(Zone.Planet, (id) => !facility(id) && !g.def(id).ship),
      ...here(Zone.OnLocation, (id) => g.def(id).personnel),
    ];
    return {
      ...(facilities.length > 0 && { facilities: this.list(facilities, seat) }),
      ...(ships.length > 0 && { ships: this.list(ships, seat) }),
      ...(planet.length > 0 && { planet: this.list(planet, seat) }),
    };
  }

  write(title: string): ScenarioDoc {
    const { state, format } = this.g;
    const top = state.processes[state.processes.length - 1];
    const lines = [...QUADRANTS.map((_, q) => state.lines[q]), ...state.lines.slice(QUADRANTS.length)];
    return {
      title,
      rules: [],
      format: format.id,
      players: { A: this.player(0), B: this.player(1) },
      spaceline: lines.flatMap((line) => line.map((l) => this.location(l))),
      turn: {
        player: SEAT_NAMES[top?.kind === 'seeding' ? top.seat : state.turn.seat],
        number: state.turn.number,
        segment: top?.kind === 'seeding' ? top.phase : state.turn.segment,
      },
      steps: [],
    };
  }
}

/** `Kes, Kes, Neelix` is `Kes x2, Neelix`; the order stays. */
function counted(names: readonly string[]): string[] {
  const out: { name: string; n: number }[] = [];
  for (const name of names) {
    const last = out[out.length - 1];
    if (last?.name === name) last.n++;
    else out.push({ name, n: 1 });
  }
  return out.map(({ name, n }) => (n === 1 ? name : `${name} x${n}`));
}

export const boardOf = (g: Game, title: string): ScenarioDoc => new Writer(g).write(title);

/**
 * What of a position a file has no words for: texts that last, what is in the middle of happening, what cards are aimed at, and how often
 * something was done that may be done only so often.
 */
export type Lost = 'lasting' | 'under-way' | 'aimed' | 'uses';

/** What is lost when a position is written down: whoever reads it should know. */
export function lostFrom({ state }: Game): Lost[] {
  const lost: Lost[] = [];
  if (state.lasting.length > 0 || state.delayed.length > 0) lost.push('lasting');
  if (state.processes.length > 1) lost.push('under-way');
  if (state.cards.some((c) => c.zone >= FIRST_IN_PLAY && c.aim !== NOWHERE)) lost.push('aimed');
  if (state.uses.length > 0) lost.push('uses');
  return lost;
}

const WIDTH = 110;

/** A scenario as its file is written: what fits on a line stands on one. */
export function scenarioFile(doc: ScenarioDoc): string {
  const file = new Document(doc);
  visit(file, {
    Collection(_key, node, path) {
      // the file itself and its parts are blocks, one thing a line
      const fits = path.length > 3 && JSON.stringify(node.toJSON()).length + path.length * 2 < WIDTH;
      const small = path.length === 3 && JSON.stringify(node.toJSON()).length < WIDTH && !isSteps(path);
      if (!fits && !small) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return narrow(file.toString({ lineWidth: 0, flowCollectionPadding: true }));
}

/** `[A, B]` and `{ a: b }`, as our files have them. */
const narrow = (text: string): string => text.replace(/\[ (?=\S)/g, '[').replace(/(?<=\S) \]/g, ']');

/** A step on one line: `A: { verb: move, card: Kazon Raider }`. */
export const stepLine = (step: unknown): string =>
  narrow(stringify(step, { collectionStyle: 'flow', lineWidth: 0 }).trim()).replace(/^\{ (.*) \}$/, '$1');

/** A step as somebody writes it on one line; null where it is none. */
export function readStep(text: string): Record<string, unknown> | null {
  try {
    const step: unknown = parse(text);
    return typeof step === 'object' && step !== null && !Array.isArray(step) ? (step as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The lists of places and of steps have a line for each. */
const isSteps = (path: readonly unknown[]): boolean => {
  const pair = path.at(-1);
  return isPair(pair) && isScalar(pair.key) && ['spaceline', 'steps'].includes(String(pair.key.value));
};

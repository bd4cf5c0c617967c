/**
 * A position written as a scenario (the form of the rulebook's scenario files; JSON is YAML): what lies on the table, so that
 * somebody can set it up again, add the steps that go wrong, and keep it as a test.
 */
import {
  AFFILIATIONS,
  bonusOf,
  FIRST_IN_PLAY,
  type Game,
  missionFor,
  type PileZone,
  QUADRANTS,
  type Seat,
  Status,
  scoreOf,
  solvedBy,
  Zone,
} from '@spaceline/engine';
import { STATUSES_SAID } from '@spaceline/rulebook';

type Spec = string | Record<string, unknown>;

const SEAT_NAMES = ['A', 'B'] as const;
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
    const { title, facts } = this.g.def(id);
    return `${title} [${facts.id}]`;
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
    const spec: Record<string, unknown> = { card: this.name(id) };
    if (c.owner !== side) spec.owner = SEAT_NAMES[c.owner];
    if (c.zone >= FIRST_IN_PLAY) {
      for (const [bit, word] of STATUSES_SAID) if ((c.status & bit) !== 0) spec[word] = true;
      if ((c.status & Status.Flipped) !== 0) spec.flipped = true;
      if ((c.status & Status.Captive) !== 0) spec.captive = { of: SEAT_NAMES[c.controller] };
      if ((c.status & Status.Rotated) !== 0) spec.damage = 'rotated';
      if (c.mode >= 0) spec.affiliation = AFFILIATIONS[c.mode];
      if (c.countdown >= 0) spec.countdown = c.countdown;
      if (c.rangeUsed > 0) spec['range-used'] = c.rangeUsed;
      this.attached(id, side, spec);
    }
    return Object.keys(spec).length === 1 ? (spec.card as string) : spec;
  }

  private attached(id: number, side: Seat, spec: Record<string, unknown>): void {
    const on = this.list(this.where(Zone.On, id), side);
    if (on !== undefined) spec.on = on;
    const aboard = this.where(Zone.Aboard, id);
    const key = this.g.def(id).facility ? 'aboard' : 'crew';
    const ours = this.list(
      aboard.filter((x) => this.g.card(x).controller === side),
      side,
    );
    if (ours !== undefined) spec[key] = ours;
    const theirs = aboard.filter((x) => this.g.card(x).controller !== side);
    if (theirs.length > 0) spec.intruders = this.list(theirs, side === 0 ? 1 : 0);
    const docked = this.g.state.cards.filter((c) => c.dock === id && c.zone === Zone.Space).map((c) => c.id);
    if (docked.length > 0) spec.docked = this.list(docked, side);
  }

  private player(seat: Seat): Record<string, unknown> {
    const { g } = this;
    const p = g.state.players[seat];
    const out: Record<string, unknown> = {};
    for (const [key, zone] of PILES) {
      const ids = g.state.piles[seat][zone - 1];
      if (ids.length > 0 || key === 'deck') out[key] = ids.map((id) => this.name(id));
    }
    if (p.bridge) out.tactics = g.state.piles[seat][Zone.Bridge - 1].map((id) => this.name(id));
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
    const owner = g.card(first).owner;
    const entry: Record<string, unknown> = {
      [missions.length > 0 ? 'mission' : 'card']: this.name(first),
      owner: SEAT_NAMES[owner],
    };
    if (missions.length > 1)
      entry.also = missions.slice(1).map((id) => ({ card: this.name(id), owner: SEAT_NAMES[g.card(id).owner] }));
    const owned = (id: number) => ({ card: this.name(id), owner: SEAT_NAMES[g.card(id).owner] });
    if (seeds.length > 0) entry.seeds = seeds.map(owned);
    const on = this.where(Zone.OnLocation, l).filter((id) => id !== card);
    if (on.length > 0) entry.on = on.map(owned);
    for (const seat of [0, 1] as const) {
      const side = this.side(l, seat);
      if (Object.keys(side).length > 0) entry[SEAT_NAMES[seat]] = side;
    }
    return entry;
  }

  private side(l: number, seat: Seat): Record<string, unknown> {
    const { g } = this;
    const here = (zone: Zone, keep: (id: number) => boolean) =>
      this.where(zone, l).filter((id) => g.card(id).controller === seat && keep(id));
    const facility = (id: number) => g.def(id).facility;
    const facilities = [...here(Zone.Space, facility), ...here(Zone.Planet, facility)];
    const ships = here(Zone.Space, (id) => !facility(id) && g.card(id).dock < 0);
    const planet = here(Zone.Planet, (id) => !facility(id));
    return {
      ...(facilities.length > 0 && { facilities: this.list(facilities, seat) }),
      ...(ships.length > 0 && { ships: this.list(ships, seat) }),
      ...(planet.length > 0 && { planet: this.list(planet, seat) }),
    };
  }

  write(title: string): Record<string, unknown> {
    const { state, format } = this.g;
    const top = state.processes[state.processes.length - 1];
    return {
      title,
      rules: [],
      format: format.id,
      players: { A: this.player(0), B: this.player(1) },
      spaceline: QUADRANTS.flatMap((_, q) => state.lines[q].map((l) => this.location(l))),
      turn: {
        player: SEAT_NAMES[top?.kind === 'seeding' ? top.seat : state.turn.seat],
        number: state.turn.number,
        segment: top?.kind === 'seeding' ? top.phase : state.turn.segment,
      },
      steps: [],
    };
  }
}

export const scenarioOf = (g: Game, title: string): Record<string, unknown> => new Writer(g).write(title);

/** Laying out the table of a scenario: from the file to a game state. */
import {
  addLocation,
  adjacent,
  aimAt,
  barFromSolving,
  beginProcess,
  emptyState,
  entriesFor,
  examine,
  facilityZone,
  foundTimeLocation,
  Game,
  locationSpot,
  other,
  placeAsLocation,
  placeMission,
  put,
  putUnder,
  QUADRANTS,
  type Rules,
  raiseOutpost,
  type Script,
  SEATS,
  type Seat,
  type SeedPhase,
  type Segment,
  Status,
  seedingProcess,
  setController,
  setLedger,
  solveMission,
  toPile,
  toPointArea,
  Zone,
} from '@spaceline/engine';
import { addCard, layOut } from '@spaceline/engine/setup';
import { Cards, FILLER_ID } from './cards.ts';
import { Entry } from './entry.ts';
import { checkFit } from './fitting.ts';
import { repeated, seatNamed } from './names.ts';
import { ScriptedRandom } from './script.ts';
import type { Path, Source } from './source.ts';

const PILES = {
  hand: Zone.Hand,
  deck: Zone.Deck,
  discard: Zone.Discard,
  tactics: Zone.Bridge,
  q: Zone.QDeck,
  tent: Zone.Tent,
  missions: Zone.MissionPile,
  seeds: Zone.SeedPile,
  'out-of-play': Zone.OutOfPlay,
  'point-area': Zone.Points,
} as const;
export const PLAYER_KEYS = [...Object.keys(PILES), 'table', 'points', 'bonus', 'solved'];
export const SIDE_KEYS = ['facilities', 'ships', 'planet'];
/** What players have learnt or done at a place: by whom, one or both. */
const LEARNT = ['examined', 'scouted', 'barred', 'solved'] as const;
export const ENTRY_KEYS = [
  'mission',
  'card',
  'owner',
  'flipped',
  'seeds',
  'on',
  'A',
  'B',
  'between',
  'also',
  ...LEARNT,
];
export const TURN_KEYS = ['player', 'number', 'segment'];
export const SEGMENTS: readonly Segment[] = ['start', 'play', 'orders', 'end'];
export const PHASES: readonly SeedPhase[] = ['doorway-phase', 'mission-phase', 'dilemma-phase', 'facility-phase'];

export class TableBuilder {
  readonly g: Game;
  readonly random: ScriptedRandom;
  private readonly cards: Cards;
  /** places that Borg of a player have scouted */
  private readonly scouted: { location: number; seat: Seat }[] = [];

  constructor(
    private readonly src: Source,
    rules: Rules,
    script: Script | null = null,
    blanks: ReadonlySet<string> = new Set(),
  ) {
    this.random = new ScriptedRandom((name) => this.named(name));
    const seed = String(src.root.seed ?? 1);
    this.g = new Game(rules, emptyState(seed), {
      logged: true,
      forkable: true,
      asksForced: true,
      script: script ?? this.random,
    });
    this.cards = new Cards(this.g, src, blanks);
  }

  named(name: string): number[] {
    return this.cards.named(name);
  }

  build(): Game {
    return this.lay().begin();
  }

  /** The table, before anything happens on it. */
  lay(): Game {
    const { src, g } = this;
    for (const key of Object.keys(src.root)) {
      if (key === 'players') this.players();
      if (key === 'spaceline') this.spaceline();
    }
    if (src.root.players === undefined) for (const seat of SEATS) this.filler(seat);
    this.solvedMissions();
    this.cards.settle();
    this.turn();
    return g;
  }

  // ----- players

  private players(): void {
    const all = this.src.map(this.src.root.players ?? {}, ['players'], 'players', ['A', 'B']);
    for (const name of Object.keys(all)) this.player(seatNamed(name)!, all[name], ['players', name]);
    for (const seat of SEATS) if (all[seat === 0 ? 'A' : 'B'] === undefined) this.filler(seat);
  }

  private filler(seat: Seat): void {
    const def = this.g.rules.catalogue.byId(FILLER_ID)!;
    for (let i = 0; i < 10; i++) addCard(this.g, def.index, seat, Zone.Deck);
  }

  private player(seat: Seat, value: unknown, path: Path): void {
    const { g, cards } = this;
    const p = this.src.map(value ?? {}, path, 'a player', PLAYER_KEYS);
    for (const key of Object.keys(p)) {
      if (Object.hasOwn(PILES, key)) this.pile(seat, key as keyof typeof PILES, p[key], [...path, key]);
      else if (key === 'table') {
        cards.each(p.table, [...path, 'table'], 'table', (e) => {
          const id = cards.make(e, seat);
          put(g, id, Zone.Table, -1);
          cards.dress(id, e, seat, -1);
          cards.controlledBy(id, e, seat);
          cards.onTable(id, e);
        });
      }
    }
    if (p.deck === undefined) this.filler(seat);
    const score = this.number(p.points, [...path, 'points']);
    const bonus = this.number(p.bonus, [...path, 'bonus']);
    setLedger(g, [...g.state.ledger, ...entriesFor(seat, score, bonus)]);
    layOut(g, ({ players }) => {
      const player = players[seat];
      player.bridge = p.tactics !== undefined;
      player.continuum = p.q !== undefined;
      player.tent = p.tent !== undefined;
    });
  }

  private number(value: unknown, path: Path): number {
    const n = value ?? 0;
    if (typeof n !== 'number' || !Number.isFinite(n))
      this.src.fail(path, `${String(path[path.length - 1])} must be a number`);
    return n;
  }

  /** a card lies in its owner's piles; only the point area may hold the other player's. */
  private pile(seat: Seat, key: keyof typeof PILES, value: unknown, path: Path): void {
    const { g, cards, src } = this;
    cards.each(value, path, key, (e) => {
      const id = cards.make(e, seat);
      if (key === 'point-area') {
        toPointArea(g, id, seat);
        // the first is the top
        layOut(g, ({ piles }) => {
          const area = piles[seat][Zone.Points - 1];
          area.push(...area.splice(area.indexOf(id), 1));
        });
        return;
      }
      if (g.card(id).owner !== seat)
        src.fail([...e.path, 'owner'], `${key} holds only the player's own cards (R-5.20)`);
      toPile(g, id, PILES[key], 'bottom');
    });
  }

  private solvedMissions(): void {
    const { g, src } = this;
    const all = (src.root.players ?? {}) as Record<string, { solved?: unknown } | null>;
    for (const name of Object.keys(all)) {
      const seat = seatNamed(name)!;
      const path = ['players', name, 'solved'];
      src.list(all[name]?.solved, path, 'solved').forEach((m, i) => {
        for (const title of repeated(m)) {
          const there = this.named(String(title)).filter((x) => g.card(x).zone === Zone.Mission);
          const id = there.find((x) => (g.card(x).status & Status.Solved) === 0);
          if (there.length === 0) src.fail([...path, i], `"${String(title)}" does not stand on the spaceline`);
          if (id === undefined) throw src.fail([...path, i], `"${String(title)}" is solved already`);
          solveMission(g, g.card(id).host, seat);
        }
      });
    }
  }

  // ----- spaceline

  private spaceline(): void {
    const { src } = this;
    const all = src.list(src.root.spaceline, ['spaceline'], 'spaceline').map((v, i) => {
      const path = ['spaceline', i];
      return { map: this.flat(src.map(v, path, 'a location', ENTRY_KEYS), path), path };
    });
    const entries = all
      .filter(({ map }) => map.between === undefined)
      .map(({ map, path }) => {
        const name = map.mission ?? map.card;
        if (typeof name !== 'string') throw src.fail(path, 'a location needs its mission');
        if (map.mission !== undefined && map.card !== undefined)
          src.fail([...path, 'card'], 'a location has a "mission" or a "card", not both');
        const e = new Entry(name, map, [...path, map.mission === undefined ? 'card' : 'mission']);
        const def = this.cards.def(e);
        if (map.mission === undefined) checkFit(src, 'card', e, def);
        return { map, path, e, def };
      });
    const quadrants = entries.map(({ def }) => (def.mission ? (def.facts.quadrant ?? 'Alpha') : null));
    const places = entries.map(({ map, path, e, def }, i) => {
      if (map.mission !== undefined && !def.mission) src.fail([...path, 'mission'], `"${e.name}" is not a mission`);
      // what is no mission stands in the quadrant of its neighbours: of the one to its left, if it has one
      const near = quadrants.slice(0, i).findLast((q) => q !== null) ?? quadrants.slice(i).find((q) => q !== null);
      return this.location(map, path, e, QUADRANTS.indexOf(quadrants[i] ?? near ?? def.facts.quadrant ?? 'Alpha'));
    });
    all.forEach(({ map, path }, i) => {
      if (map.between === undefined) return;
      const before = all.slice(0, i).filter((x) => x.map.between === undefined).length;
      this.between(map.between, [...path, 'between'], places[before - 1], places[before]);
    });
  }

  /** A mission may be written as a card: what the mapping says is said of the location. */
  private flat(map: Record<string, unknown>, path: Path): Record<string, unknown> {
    const { src } = this;
    const key = map.mission === undefined ? 'card' : 'mission';
    if (map[key] === null || typeof map[key] !== 'object') return map;
    const said = src.map(map[key], [...path, key], `"${key}"`, ['card', 'owner', 'flipped']);
    const twice = ['owner', 'flipped'].find((k) => said[k] !== undefined && map[k] !== undefined);
    if (twice !== undefined) src.fail([...path, twice], `"${twice}" is said twice of this location`);
    const { card, ...rest } = said;
    return { ...map, ...rest, [key]: card };
  }

  /** cards that lie between two neighbours. */
  private between(value: unknown, path: Path, left: number | undefined, right: number | undefined): void {
    const { g, src, cards } = this;
    if (left === undefined || right === undefined || !adjacent(g, left, right))
      throw src.fail(path, 'a card lies "between" two locations of one spaceline, which stand before and after it');
    cards.each(value, path, 'between', (x) => aimAt(g, this.onLocation(x, 0, left), locationSpot(right)));
  }

  private location(map: Record<string, unknown>, path: Path, e: Entry, quadrant: number): number {
    const { g, cards } = this;
    const owner = cards.ownerOf(map.owner, path, 0);
    const id = cards.make(e, owner);
    // a place in another time stands beside the spacelines
    const isTime = g.def(id).facts.type === 'Time Location' || g.def(id).rules?.time !== undefined;
    if (isTime) foundTimeLocation(g, id);
    const l = isTime ? g.location(g.card(id).host) : addLocation(g, quadrant, g.state.lines[quadrant].length);
    if (isTime) setController(g, id, owner);
    else if (g.def(id).mission) {
      placeMission(g, id, l.id);
      raiseOutpost(g, id);
    } else placeAsLocation(g, id, l.id);
    cards.each(map.also, [...path, 'also'], 'also', (x) => {
      const second = cards.make(x, other(owner));
      placeMission(g, second, l.id);
    });
    for (const key of Object.keys(map)) {
      if (key === 'seeds')
        cards.each(map.seeds, [...path, 'seeds'], 'seeds', (x) =>
          putUnder(g, cards.make(x, other(owner)), l.id, false),
        );
      else if (key === 'on') cards.each(map.on, [...path, 'on'], 'on', (x) => this.onLocation(x, owner, l.id));
      else if (key === 'A' || key === 'B') this.side(seatNamed(key)!, map[key], l.id, [...path, key]);
    }
    for (const key of LEARNT)
      for (const seat of this.seats(map[key], [...path, key])) {
        if (key === 'examined') examine(g, l.id, seat);
        else if (key === 'barred') barFromSolving(g, l.id, seat);
        else if (key === 'solved') this.solve(l.id, seat, [...path, key]);
        else this.scouted.push({ location: l.id, seat });
      }
    return l.id;
  }

  /** `A`, or `[A, B]`. */
  private seats(value: unknown, path: Path): Seat[] {
    const all = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
    return all.map((name) => {
      const seat = seatNamed(String(name));
      if (seat === null) throw this.src.fail(path, `"${String(path.at(-1))}" is by A, by B or by [A, B]`);
      return seat;
    });
  }

  private solve(location: number, seat: Seat, path: Path): void {
    if (this.g.location(location).missions.length === 0) this.src.fail(path, 'only a mission is solved');
    solveMission(this.g, location, seat);
  }

  private onLocation(e: Entry, owner: Seat, location: number): number {
    const { g, cards } = this;
    const id = cards.make(e, owner);
    put(g, id, Zone.OnLocation, location);
    const { owner: seat } = g.card(id);
    cards.dress(id, e, seat, -1);
    cards.controlledBy(id, e, g.def(id).dilemma ? other(seat) : seat);
    return id;
  }

  private side(seat: Seat, value: unknown, location: number, path: Path): void {
    const { g, cards, src } = this;
    const s = src.map(value ?? {}, path, 'a side', SIDE_KEYS);
    for (const key of Object.keys(s)) {
      cards.each(s[key], [...path, key], key, (e) => {
        const def = cards.def(e);
        if (def.ship || def.facility || key === 'ships') {
          const landed = def.ship && e.take('landed') === true;
          const down = key === 'planet' || landed || (def.facility && facilityZone(def) === Zone.Planet);
          cards.vessel(e, seat, (id) => put(g, id, down ? Zone.Planet : Zone.Space, location));
          return;
        }
        const id = cards.make(e, seat);
        put(g, id, Zone.Planet, location);
        cards.dress(id, e, seat, -1);
      });
    }
  }

  // ----- the turn

  private turn(): void {
    const { g, src, cards } = this;
    const t = src.map(src.root.turn ?? {}, ['turn'], 'turn', TURN_KEYS);
    const seat = seatNamed(String(t.player ?? 'A'));
    if (seat === null) throw src.fail(['turn', 'player'], 'the turn’s player is A or B');
    if (t.number !== undefined && !Number.isInteger(t.number))
      throw src.fail(['turn', 'number'], 'the turn’s number is a whole number');
    const segment = String(t.segment ?? 'orders');
    const phase = PHASES.find((p) => p === segment);
    if (phase === undefined && !SEGMENTS.includes(segment as Segment))
      src.fail(['turn', 'segment'], `"${segment}" is no segment; expected ${[...SEGMENTS, ...PHASES].join(', ')}`);
    const number = Number(t.number ?? 1);
    layOut(g, (state) => {
      state.first = seat;
      state.turn = {
        number,
        seat,
        segment: phase === undefined ? (segment as Segment) : 'start',
        fresh: true,
      };
      for (const c of state.cards) {
        c.since = 0;
        if ((c.status & Status.Rotated) === 0) continue;
        // whatever the turn's number, the first of two full turns is the player's turn in which the file begins, or the next
        c.since = Math.min(0, number - 2);
        c.rotatedIn = c.controller === seat ? number - 1 : number;
      }
      // in an earlier turn, so that a probe may follow
      for (const { location, seat: by } of this.scouted)
        state.locations[location].scoutedIn[by] = Math.max(0, number - 1);
      for (const ship of cards.scouted) state.cards[ship].scoutedIn = Math.max(1, number - 1);
      for (const s of SEATS) state.players[s].plays = s === seat ? g.format.plays : 0;
      // the doorway that opens a tent is seeded in this phase
      if (phase === 'doorway-phase') for (const s of SEATS) state.players[s].tent = false;
    });
    beginProcess(g, phase === undefined ? { kind: 'turn' } : seedingProcess(phase, seat));
  }
}

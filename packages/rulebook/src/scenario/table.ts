/** Laying out the table of a scenario: from the file to a game state. */
import {
  AFFILIATIONS,
  type Affiliation,
  addCard,
  addLocation,
  dock,
  emptyState,
  facilityZone,
  Game,
  locationOf,
  modeFor,
  other,
  put,
  putUnder,
  QUADRANTS,
  type Rules,
  type Script,
  SEATS,
  type Seat,
  type SeedPhase,
  type Segment,
  Status,
  seedingProcess,
  toPile,
  Zone,
} from '@spaceline/engine';
import { cardsNamed, closeTitles, findDef, parseReference, seatNamed } from './names.ts';
import { ScriptedRandom } from './script.ts';
import type { Path, Source } from './source.ts';

const CARD_KEYS = [
  'card',
  'ship',
  'facility',
  'owner',
  'stopped',
  'disabled',
  'stasis',
  'cloaked',
  'phased',
  'deactivated',
  'infiltrating',
  'exposed',
  'captive',
  'affiliation',
  'on',
  'damage',
  'countdown',
  'range-used',
  'crew',
  'aboard',
  'docked',
  'intruders',
  'sites',
  'seeds',
  'uncontrolled',
  'face-down',
  'carries',
  'landed',
  'here',
  'solved',
  'flipped',
  'memo',
] as const;
const PLAYER_KEYS = [
  'hand',
  'deck',
  'discard',
  'tactics',
  'q',
  'tent',
  'table',
  'points',
  'bonus',
  'solved',
  'missions',
  'seeds',
  'out-of-play',
  'point-area',
];
const SIDE_KEYS = ['facilities', 'ships', 'planet'];
const ENTRY_KEYS = ['mission', 'card', 'owner', 'seeds', 'on', 'A', 'B', 'between', 'also'];
const SEGMENTS: readonly Segment[] = ['start', 'play', 'orders', 'end'];
const PHASES: readonly SeedPhase[] = ['doorway-phase', 'mission-phase', 'dilemma-phase', 'facility-phase'];

const STATUSES: readonly (readonly [string, Status])[] = [
  ['stopped', Status.Stopped],
  ['disabled', Status.Disabled],
  ['stasis', Status.Stasis],
  ['cloaked', Status.Cloaked],
  ['phased', Status.Phased],
  ['deactivated', Status.Deactivated],
  ['infiltrating', Status.Infiltrating],
  ['exposed', Status.Exposed],
  ['face-down', Status.FaceDown],
  ['flipped', Status.Flipped],
  ['uncontrolled', Status.Uncontrolled],
];

/** How a captive is held (BOG-75). */
const HELD: Readonly<Record<string, number>> = {
  escorted: 0,
  trap: Status.Trapped,
  brig: Status.Jailed,
  brainwashed: Status.Brainwashed,
  unattended: Status.Unattended,
};

/** What a ship or facility holds, in the order in which the file names it. */
const INSIDE = ['crew', 'aboard', 'intruders', 'carries', 'sites', 'docked'];

export const FILLER_ID = 'filler';

interface Spec {
  name: string;
  map: Record<string, unknown>;
  path: Path;
}

export class TableBuilder {
  readonly g: Game;
  readonly random: ScriptedRandom;
  /** every card that the file names, in its order */
  readonly order: number[] = [];
  /** multi-affiliation cards whose mode the file leaves open */
  private readonly unsettled: number[] = [];

  constructor(
    private readonly src: Source,
    rules: Rules,
    script: Script | null = null,
  ) {
    this.random = new ScriptedRandom((name) => this.named(name));
    const seed = String(src.root.seed ?? 1);
    this.g = new Game(rules, emptyState(seed), {
      logged: true,
      forkable: true,
      asksForced: true,
      script: script ?? this.random,
    });
  }

  named(name: string): number[] {
    return cardsNamed(this.g, this.order, parseReference(name));
  }

  build(): Game {
    const { src, g } = this;
    for (const key of Object.keys(src.root)) {
      if (key === 'players') this.players();
      if (key === 'spaceline') this.spaceline();
    }
    if (src.root.players === undefined) for (const seat of SEATS) this.filler(seat);
    this.solvedMissions();
    this.modes();
    this.turn();
    g.state.rev++;
    return g.begin();
  }

  // ----- cards

  /** `Name`, `Name x3`, or a mapping: one spec for each copy. */
  private specs(value: unknown, path: Path): Spec[] {
    if (typeof value === 'string') {
      const times = /^(.*\S)\s+x(\d+)$/.exec(value);
      const name = times ? times[1] : value;
      const n = times ? Number(times[2]) : 1;
      if (n > 200) throw this.src.fail(path, `${n} copies of one card are too many`);
      return Array.from({ length: n }, () => ({ name, map: {}, path }));
    }
    const map = this.src.map(value, path, 'a card', CARD_KEYS);
    const name = map.card ?? map.ship ?? map.facility;
    if (typeof name !== 'string') this.src.fail(path, 'a card needs its title under "card"');
    return [{ name, map, path }];
  }

  private each(value: unknown, path: Path, what: string, then: (spec: Spec) => void): void {
    this.src.list(value, path, what).forEach((v, i) => {
      for (const spec of this.specs(v, [...path, i])) then(spec);
    });
  }

  private owner(spec: Spec, fallback: Seat): Seat {
    if (spec.map.owner === undefined) return fallback;
    const seat = seatNamed(String(spec.map.owner));
    if (seat === null) this.src.fail([...spec.path, 'owner'], `an owner is A or B, not "${String(spec.map.owner)}"`);
    return seat;
  }

  /** Makes a card; it waits in the out-of-play pile until it is put where it belongs. */
  private make(spec: Spec, owner: Seat): number {
    const ref = parseReference(spec.name);
    const def = findDef(this.g.rules.catalogue, ref);
    if (def === undefined) {
      const close = closeTitles(this.g.rules.catalogue, ref.title);
      const hint = close.length > 0 ? `; did you mean ${close.join(', ')}?` : '';
      this.src.fail(spec.path, `the catalogue has no card "${spec.name}"${hint}`);
    }
    const id = addCard(this.g, def.index, owner, Zone.OutOfPlay);
    this.order.push(id);
    return id;
  }

  private dress(id: number, spec: Spec, side: Seat, host: number): void {
    const { g, src } = this;
    const c = g.card(id);
    const m = spec.map;
    // A person listed in the other player's crew stands there as its owner's
    c.controller = c.owner !== side && g.def(id).personnel && m.captive === undefined ? c.owner : side;
    for (const [word, bit] of STATUSES) {
      if (m[word] !== undefined && typeof m[word] !== 'boolean')
        throw src.fail([...spec.path, word], `"${word}" is true or false`);
      if (m[word] === true) c.status |= bit;
    }
    for (const word of ['countdown', 'range-used']) {
      if (m[word] !== undefined && !Number.isInteger(m[word]))
        throw src.fail([...spec.path, word], `"${word}" is a whole number`);
    }
    if (m.captive !== undefined) this.hold(id, m.captive, [...spec.path, 'captive']);
    if (typeof m.countdown === 'number') c.countdown = m.countdown;
    else if (c.zone >= Zone.Mission && typeof g.def(id).facts.countdown === 'number')
      c.countdown = g.def(id).facts.countdown as number;
    if (typeof m['range-used'] === 'number') c.rangeUsed = m['range-used'];
    if (m.damage === 'rotated') c.status |= Status.Rotated;
    else if (m.damage !== undefined) {
      this.each(m.damage, [...spec.path, 'damage'], 'damage', (s) => {
        const marker = this.make(s, this.owner(s, other(side)));
        put(g, marker, Zone.On, id);
      });
    }
    if (m.affiliation !== undefined) {
      const n = AFFILIATIONS.indexOf(m.affiliation as Affiliation);
      if (n >= 0 && !g.def(id).modes.includes(n) && m.infiltrating !== true) {
        throw src.fail([...spec.path, 'affiliation'], `${g.def(id).title} is not ${String(m.affiliation)}`);
      }
      if (n < 0) throw src.fail([...spec.path, 'affiliation'], `no affiliation is called "${String(m.affiliation)}"`);
      c.mode = n;
    } else {
      c.mode = modeFor(g, c.controller, id, host);
      if (c.mode >= 0) this.unsettled.push(id);
    }
    this.each(m.on, [...spec.path, 'on'], 'on', (s) => {
      const played = this.make(s, this.owner(s, side));
      put(g, played, Zone.On, id);
      // a dilemma acts for the player who met it: whose card it is on
      this.dress(played, s, g.def(played).dilemma ? side : this.owner(s, side), -1);
      if (g.def(played).dilemma) g.card(played).controller = side;
    });
  }

  /** A captive and what holds it; the trap's card is laid out with the rest, or comes with the captive. */
  private hold(id: number, value: unknown, path: Path): void {
    const { g, src } = this;
    const m = src.map(value === true ? {} : value, path, 'captive', ['of', 'held', 'by']);
    const c = g.card(id);
    const held = String(m.held ?? 'escorted');
    if (!Object.hasOwn(HELD, held))
      throw src.fail([...path, 'held'], `a captive is held: ${Object.keys(HELD).join(', ')}; not "${held}"`);
    c.status |= Status.Captive | HELD[held];
    if (m.of !== undefined) {
      const captor = seatNamed(String(m.of));
      if (captor === null) throw src.fail([...path, 'of'], `a captor is A or B, not "${String(m.of)}"`);
      c.controller = captor;
    }
    if (held === 'brig') c.dock = c.host;
    if (held !== 'trap') return;
    // in space the trap lies at the location itself (BOG-72)
    const mission = c.zone === Zone.Planet ? g.location(c.host).missions[0] : undefined;
    if (mission !== undefined && g.def(mission).facts.where === 'space') put(g, id, Zone.OnLocation, c.host);
    if (m.by === undefined) return;
    const [known] = this.named(String(m.by));
    const trap = known ?? this.make({ name: String(m.by), map: {}, path: [...path, 'by'] }, c.controller);
    if (known === undefined) put(g, trap, Zone.OnLocation, locationOf(g, id));
    g.card(trap).controller = c.controller;
    g.card(id).dock = trap;
  }

  private vessel(spec: Spec, side: Seat, place: (id: number) => void): number {
    const { g } = this;
    const id = this.make(spec, this.owner(spec, side));
    place(id);
    this.dress(id, spec, side, -1);
    // a ship's controller is the side it stands on
    g.card(id).controller = side;
    for (const key of Object.keys(spec.map).filter((k) => INSIDE.includes(k))) {
      if (key === 'docked' || key === 'sites') {
        this[key](spec, side, id);
        continue;
      }
      this.each(spec.map[key], [...spec.path, key], key, (s) => {
        const owner = this.owner(s, key === 'intruders' ? other(side) : side);
        const inside = this.make(s, owner);
        put(g, inside, Zone.Aboard, id);
        this.dress(inside, s, key === 'intruders' ? owner : side, id);
        for (const nested of ['crew', 'aboard'] as const) {
          this.each(s.map[nested], [...s.path, nested], nested, (t) => {
            const person = this.make(t, this.owner(t, side));
            put(g, person, Zone.Aboard, inside);
            this.dress(person, t, side, inside);
          });
        }
      });
    }
    return id;
  }

  /**
   * A multi-affiliation card on a planet whose mode the file does not give works as what most of its companions there are.
   * (Aboard something it fits its host already.)
   */
  private modes(): void {
    const { g } = this;
    for (const id of this.unsettled) {
      const c = g.card(id);
      if (c.zone !== Zone.Planet) continue;
      const others = g.tableau.planet[c.host].filter((x) => x !== id && g.card(x).controller === c.controller);
      const count = (m: number) => others.filter((x) => g.def(x).modes.includes(m)).length;
      c.mode = g.def(id).modes.reduce((best, m) => (count(m) > count(best) ? m : best));
    }
  }

  private sites(spec: Spec, side: Seat, id: number): void {
    const { g } = this;
    this.each(spec.map.sites, [...spec.path, 'sites'], 'sites', (s) => {
      const site = this.make(s, this.owner(s, side));
      put(g, site, Zone.Aboard, id);
      this.dress(site, s, side, -1);
      this.each(s.map.here, [...s.path, 'here'], 'here', (t) => {
        const person = this.make(t, this.owner(t, side));
        put(g, person, Zone.Aboard, site);
        this.dress(person, t, side, -1);
      });
    });
  }

  private docked(spec: Spec, side: Seat, id: number): void {
    const { g } = this;
    this.each(spec.map.docked, [...spec.path, 'docked'], 'docked', (s) => {
      const ship = this.vessel(s, side, (x) => put(g, x, Zone.Space, g.card(id).host));
      dock(g, ship, id);
    });
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
    const { g } = this;
    const p = this.src.map(value ?? {}, path, 'a player', PLAYER_KEYS);
    const piles = {
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
    for (const key of Object.keys(p)) {
      const zone = piles[key as keyof typeof piles];
      if (zone !== undefined) {
        this.each(p[key], [...path, key], key, (spec) => {
          const id = this.make(spec, this.owner(spec, seat));
          toPile(g, id, zone, 'bottom');
        });
      } else if (key === 'table') {
        this.each(p.table, [...path, 'table'], 'table', (spec) => {
          const id = this.make(spec, this.owner(spec, seat));
          put(g, id, Zone.Table, -1);
          this.dress(id, spec, seat, -1);
          g.card(id).controller = seat;
        });
      }
    }
    if (p.tactics !== undefined) g.state.players[seat].bridge = true;
    if (p.q !== undefined) g.state.players[seat].continuum = true;
    if (p.tent !== undefined) g.state.players[seat].tent = true;
    if (p.deck === undefined) this.filler(seat);
    const score = p.points ?? 0;
    if (typeof score !== 'number' || !Number.isFinite(score))
      this.src.fail([...path, 'points'], 'points must be a number');
    g.state.players[seat].score = score;
    if (typeof p.bonus === 'number') g.state.players[seat].bonus = p.bonus;
  }

  private solvedMissions(): void {
    const all = (this.src.root.players ?? {}) as Record<string, { solved?: unknown }>;
    for (const name of Object.keys(all)) {
      const seat = seatNamed(name)!;
      const path = ['players', name, 'solved'];
      this.src.list(all[name]?.solved, path, 'solved').forEach((m, i) => {
        const [id] = this.named(String(m)).filter((x) => this.g.card(x).zone === Zone.Mission);
        if (id === undefined) this.src.fail([...path, i], `"${String(m)}" does not stand on the spaceline`);
        this.g.card(id).status |= Status.Solved;
        this.g.card(id).memo = seat;
      });
    }
  }

  // ----- spaceline

  private spaceline(): void {
    this.src.list(this.src.root.spaceline, ['spaceline'], 'spaceline').forEach((v, i) => {
      this.entry(v, ['spaceline', i]);
    });
  }

  private entry(value: unknown, path: Path): void {
    const { g, src } = this;
    const e = src.map(value, path, 'a location', ENTRY_KEYS);
    if (e.between !== undefined) {
      this.each(e.between, [...path, 'between'], 'between', (spec) => {
        const id = this.make(spec, this.owner(spec, 0));
        put(g, id, Zone.Table, -1);
        this.dress(id, spec, this.owner(spec, 0), -1);
      });
      return;
    }
    const title = e.mission ?? e.card;
    if (typeof title !== 'string') throw src.fail(path, 'a location needs its mission');
    const owner = this.owner({ name: title, map: e, path }, 0);
    const id = this.make({ name: title, map: {}, path: [...path, 'mission'] }, owner);
    const d = g.def(id);
    if (e.mission !== undefined && !d.mission) throw src.fail([...path, 'mission'], `"${title}" is not a mission`);
    const quadrant = QUADRANTS.indexOf(d.facts.quadrant ?? 'Alpha');
    const l = addLocation(g, quadrant, g.state.lines[quadrant].length);
    if (d.mission) {
      put(g, id, Zone.Mission, l.id);
      l.missions.push(id);
    } else {
      put(g, id, Zone.OnLocation, l.id);
      l.card = id;
    }
    this.each(e.also, [...path, 'also'], 'also', (spec) => {
      const second = this.make(spec, this.owner(spec, other(owner)));
      put(g, second, Zone.Mission, l.id);
      l.missions.push(second);
    });
    for (const key of Object.keys(e)) {
      if (key === 'seeds') {
        this.each(e.seeds, [...path, 'seeds'], 'seeds', (spec) => {
          const seed = this.make(spec, this.owner(spec, other(owner)));
          putUnder(g, seed, l.id, false);
        });
      } else if (key === 'on') {
        this.each(e.on, [...path, 'on'], 'on', (spec) => {
          const cardOwner = this.owner(spec, owner);
          const on = this.make(spec, cardOwner);
          put(g, on, Zone.OnLocation, l.id);
          this.dress(on, spec, cardOwner, -1);
          g.card(on).controller = g.def(on).dilemma ? other(cardOwner) : cardOwner;
        });
      } else if (key === 'A' || key === 'B') this.side(seatNamed(key)!, e[key], l.id, [...path, key]);
    }
  }

  private side(seat: Seat, value: unknown, location: number, path: Path): void {
    const { g } = this;
    const s = this.src.map(value ?? {}, path, 'a side', SIDE_KEYS);
    for (const key of Object.keys(s)) {
      this.each(s[key], [...path, key], key, (spec) => {
        if (key === 'planet') this.onPlanet(spec, seat, location);
        else {
          const def = findDef(g.rules.catalogue, parseReference(spec.name));
          const right = key === 'ships' ? def?.ship || def?.icons.has('Self') : def?.facility;
          if (def !== undefined && !right)
            throw this.src.fail(spec.path, `"${spec.name}" is no ${key === 'ships' ? 'ship' : 'facility'}`);
          const planet = key === 'facilities' && this.isPlanetFacility(spec);
          this.vessel(spec, seat, (id) =>
            put(g, id, planet || spec.map.landed === true ? Zone.Planet : Zone.Space, location),
          );
        }
      });
    }
  }

  private isPlanetFacility(spec: Spec): boolean {
    const def = findDef(this.g.rules.catalogue, parseReference(spec.name));
    return def !== undefined && facilityZone(def) === Zone.Planet;
  }

  private onPlanet(spec: Spec, seat: Seat, location: number): void {
    const { g } = this;
    const def = findDef(g.rules.catalogue, parseReference(spec.name));
    if (def?.ship || def?.facility) {
      this.vessel(spec, seat, (id) => put(g, id, Zone.Planet, location));
      return;
    }
    const id = this.make(spec, this.owner(spec, seat));
    put(g, id, Zone.Planet, location);
    this.dress(id, spec, seat, -1);
  }

  // ----- the turn

  private turn(): void {
    const { g, src } = this;
    const t = src.map(src.root.turn ?? {}, ['turn'], 'turn', ['player', 'number', 'segment']);
    const seat = seatNamed(String(t.player ?? 'A'));
    if (seat === null) throw src.fail(['turn', 'player'], 'the turn’s player is A or B');
    if (t.number !== undefined && !Number.isInteger(t.number))
      throw src.fail(['turn', 'number'], 'the turn’s number is a whole number');
    const segment = String(t.segment ?? 'orders');
    g.state.first = seat;
    g.state.turn = { number: Number(t.number ?? 1), seat, segment: 'orders' };
    for (const c of g.state.cards) c.since = 0;
    for (const s of SEATS) g.state.players[s].plays = s === seat ? g.format.plays : 0;
    if (PHASES.includes(segment as SeedPhase)) {
      g.state.turn.segment = 'start';
      // the doorway that opens a tent is seeded in this phase
      if (segment === 'doorway-phase') for (const s of SEATS) g.state.players[s].tent = false;
      g.state.processes = [seedingProcess(segment as SeedPhase, seat)];
    } else if (SEGMENTS.includes(segment as Segment)) {
      g.state.turn.segment = segment as Segment;
      g.state.processes = [{ kind: 'turn' }];
    } else src.fail(['turn', 'segment'], `"${segment}" is no segment; expected ${[...SEGMENTS, ...PHASES].join(', ')}`);
  }
}

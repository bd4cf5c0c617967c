/** The cards of a scenario's table: made, put where they belong, and dressed as the file says. */
import {
  AFFILIATIONS,
  type Affiliation,
  addSite,
  affiliations,
  beneath,
  type CardDef,
  cardsAt,
  compatibleBits,
  controls,
  dock,
  type Game,
  infiltrationModeAmong,
  infiltrationModes,
  isHologram,
  lineUp,
  locationOf,
  modeFor,
  other,
  projected,
  put,
  putBeneath,
  roomsOf,
  type Seat,
  STATUS_NAMES,
  Status,
  type StatusName,
  setController,
  setCountdown,
  setMode,
  setStatus,
  spotOf,
  useRange,
  vesselOf,
  Zone,
} from '@spaceline/engine';
import { addCard } from '@spaceline/engine/setup';
import { Aims } from './aims.ts';
import { type Entry, entriesOf } from './entry.ts';
import { checkFit, complainOfPlace } from './fitting.ts';
import { cardsNamed, findDef, isBack, parseReference, seatNamed, unknownCard } from './names.ts';
import { Rooms } from './rooms.ts';
import type { Path, Source } from './source.ts';

/** What a file may say of a card by the name alone. */
const SAID: readonly StatusName[] = [
  'stopped',
  'disabled',
  'stasis',
  'cloaked',
  'phased',
  'deactivated',
  'infiltrating',
  'exposed',
  'assimilated',
  'face-down',
];
export const STATUSES_SAID = STATUS_NAMES.filter(([, name]) => SAID.includes(name));

/** How a captive is held (BOG-75). */
export const HELD: Readonly<Record<string, number>> = {
  escorted: 0,
  trap: Status.Trapped,
  brig: Status.Jailed,
  brainwashed: Status.Brainwashed,
  unattended: Status.Unattended,
  // no captive, but held by Borg
  abducted: Status.Abducted,
};

export const CAPTIVE_KEYS = ['of', 'held', 'by'];

/** What a card can hold, by its type. */
const INSIDE: Readonly<Partial<Record<string, readonly string[]>>> = {
  Ship: ['crew', 'aboard', 'intruders', 'carries'],
  Facility: ['crew', 'aboard', 'intruders', 'sites', 'docked', 'seeds'],
  Site: ['here', 'crew', 'aboard', 'intruders', 'docked'],
};
/** … and what anything else can, where people can be in it: an Escape Pod. */
const IN_ANYTHING: readonly string[] = ['aboard', 'intruders'];

export const FILLER_ID = 'filler';
export const BLANK_EQUIPMENT_ID = 'blank-equipment';
/** What lies in the place of a card to see whether it matters: equipment can be carried about, whatever it does. */
const blankFor = (d: CardDef): string => (d.equipment ? BLANK_EQUIPMENT_ID : FILLER_ID);

export class Cards {
  /** every card that the file names, in its order */
  readonly order: number[] = [];
  private readonly entries: Entry[] = [];
  /** the titles of cards in whose place one lies that does nothing */
  private readonly replaced = new Map<number, string>();
  /** multi-affiliation cards whose mode the file leaves open */
  private readonly unsettled: number[] = [];
  private readonly infiltrators: number[] = [];
  /** ships that the other player's Borg have scouted */
  readonly scouted: number[] = [];
  private readonly aims: Aims;
  private readonly rooms: Rooms;

  constructor(
    private readonly g: Game,
    private readonly src: Source,
    /** printings that are replaced by a card that does nothing */
    private readonly blanks: ReadonlySet<string>,
  ) {
    this.rooms = new Rooms(g, src);
    this.aims = new Aims(g, src, (name) => this.named(name));
  }

  named(name: string): number[] {
    const ref = parseReference(name);
    const found = cardsNamed(this.g, [...this.order, ...this.others()], ref);
    // a card that was replaced still answers to its name
    return found.length > 0 ? found : this.order.filter((id) => this.replaced.get(id) === ref.title);
  }

  /** What a mission shows, or a text brought from outside the game, answers to its name, too. */
  private others(): number[] {
    const listed = new Set(this.order);
    return this.g.state.cards
      .filter((c) => c.zone >= Zone.Seeded && !listed.has(c.id) && this.g.def(c.id).facts.id !== FILLER_ID)
      .map((c) => c.id);
  }

  each(value: unknown, path: Path, what: string, then: (e: Entry) => void): void {
    this.src.list(value, path, what).forEach((v, i) => {
      for (const e of entriesOf(this.src, v, [...path, i])) {
        this.entries.push(e);
        checkFit(this.src, what, e, this.def(e));
        then(e);
      }
    });
  }

  ownerOf(value: unknown, path: Path, fallback: Seat): Seat {
    if (value === undefined) return fallback;
    const seat = seatNamed(String(value));
    if (seat === null) this.src.fail([...path, 'owner'], `an owner is A or B, not "${String(value)}"`);
    return seat;
  }

  /** Whose side it stands on: that of the list it is in, unless the file says who controls it. */
  private sideOf(e: Entry, side: Seat): Seat {
    const said = e.take('controller');
    if (said === undefined) return side;
    const seat = seatNamed(String(said));
    if (seat === null) throw this.src.fail([...e.path, 'controller'], `a controller is A or B, not "${String(said)}"`);
    return seat;
  }

  /** Who controls a card that lies where both players' cards lie. */
  controlledBy(id: number, e: Entry, fallback: Seat): void {
    setController(this.g, id, this.sideOf(e, fallback));
  }

  def(e: Entry): CardDef {
    const { catalogue } = this.g.rules;
    const front = findDef(catalogue, parseReference(e.name));
    if (front === undefined) this.src.fail(e.path, unknownCard(catalogue, e.name));
    // the outpost that a mission shows (WARP-08) has its mission's name
    if (front.facts.outpost !== undefined && e.path.at(-2) === 'facilities')
      return catalogue.byId(front.facts.outpost)!;
    if (e.take('flipped') !== true || this.showsBack(e, front)) return front;
    const back = catalogue.defs[front.otherFace];
    if (back === undefined) this.src.fail([...e.path, 'flipped'], `${front.title} has no other face`);
    return back;
  }

  /** A back that is named by its own id, and not because its title is on no front. */
  private showsBack(e: Entry, d: CardDef): boolean {
    return isBack(d) && parseReference(e.name).set === d.facts.id;
  }

  /** Makes a card; it waits in the out-of-play pile until it is put where it belongs. */
  make(e: Entry, fallback: Seat): number {
    const { g } = this;
    const owner = this.ownerOf(e.take('owner'), e.path, fallback);
    const def = this.def(e);
    if (def.facts.token) return this.shown(e, def, owner);
    const real = this.blanks.has(def.facts.id) ? g.rules.catalogue.byId(blankFor(def))! : def;
    const id = addCard(g, real.index, owner, Zone.OutOfPlay);
    if (real !== def) this.replaced.set(id, def.title);
    if (e.take('flipped') === true || this.showsBack(e, def)) setStatus(g, id, Status.Flipped, true);
    this.order.push(id);
    return id;
  }

  /** It stands there already, because its mission does. */
  private shown(e: Entry, def: CardDef, owner: Seat): number {
    const card = this.g.state.cards.find((c) => c.def === def.index && c.owner === owner && c.zone === Zone.Space);
    if (card === undefined)
      throw this.src.fail(
        e.path,
        `${def.title} shows no outpost of ${owner === 0 ? 'A' : 'B'} here: it stands with its mission`,
      );
    this.order.push(card.id);
    return card.id;
  }

  /** What the file says of a card in play. */
  dress(id: number, e: Entry, on: Seat, host: number): void {
    const { g } = this;
    const side = this.sideOf(e, on);
    const c = g.card(id);
    const captive = g.def(id).personnel ? e.take('captive') : undefined;
    // A person listed in the other player's crew stands there as its owner's, and so do Rogue Borg
    const fights = g.def(id).personnel || this.boards(id);
    const taken = captive !== undefined || e.take('assimilated') === true || e.says('controller');
    setController(g, id, c.owner !== side && fights && !taken ? c.owner : side);
    for (const [bit, word] of STATUSES_SAID) if (this.flag(e, word)) setStatus(g, id, bit, true);
    if (captive !== undefined && captive !== false) this.hold(id, captive, [...e.path, 'captive']);
    const countdown = this.count(e, 'countdown');
    if (countdown !== undefined) setCountdown(g, id, countdown);
    // nothing counts that has not been turned up
    else if (c.zone >= Zone.Mission && !this.flag(e, 'face-down') && typeof g.def(id).facts.countdown === 'number')
      setCountdown(g, id, g.def(id).facts.countdown as number);
    this.affiliate(id, e, host);
    this.each(e.take('on'), [...e.path, 'on'], 'on', (x) => {
      const played = this.make(x, side);
      // Rogue Borg are played on a ship and fight aboard it
      put(g, played, this.boards(played) ? Zone.Aboard : Zone.On, id);
      // a dilemma acts for the player who met it: whose card it is on
      this.dress(played, x, g.def(played).dilemma ? side : g.card(played).owner, -1);
      if (g.def(played).dilemma) this.controlledBy(played, x, side);
    });
    this.each(e.take('under'), [...e.path, 'under'], 'under', (x) => put(g, this.make(x, side), Zone.Under, id));
    if (INSIDE[g.def(id).facts.type] === undefined) this.fill(id, e, side);
  }

  private boards(id: number): boolean {
    return this.g.def(id).rules?.boards === true;
  }

  private flag(e: Entry, word: string): boolean {
    const value = e.take(word) ?? false;
    if (typeof value !== 'boolean') this.src.fail([...e.path, word], `"${word}" is true or false`);
    return value;
  }

  private count(e: Entry, word: string): number | undefined {
    const value = e.take(word);
    if (value !== undefined && !Number.isInteger(value))
      this.src.fail([...e.path, word], `"${word}" is a whole number`);
    return value as number | undefined;
  }

  /** Which affiliation it works as: what the file says, what its infiltration icon says (DOM-25), else what fits. */
  private affiliate(id: number, e: Entry, host: number): void {
    const { g, src } = this;
    const c = g.card(id);
    const infiltrates = (c.status & Status.Infiltrating) !== 0;
    const said = e.take('affiliation');
    //
    const assimilated = (c.status & Status.Assimilated) !== 0;
    if (said === undefined && assimilated) {
      setMode(g, id, AFFILIATIONS.indexOf('Borg'));
      return;
    }
    if (said === undefined) {
      setMode(g, id, modeFor(g, c.controller, id, host));
      if (infiltrates) this.infiltrators.push(id);
      else if (c.mode >= 0) this.unsettled.push(id);
      return;
    }
    const path = [...e.path, 'affiliation'];
    setMode(g, id, AFFILIATIONS.indexOf(said as Affiliation));
    if (c.mode < 0)
      src.fail(path, `no affiliation is called "${String(said)}"; expected one of ${AFFILIATIONS.join(', ')}`);
    if (assimilated && said === 'Borg') return;
    // BOG-91: whoever has taken a ship or station may have changed its affiliation
    const d = g.def(id);
    if ((d.ship || d.facility) && c.owner !== c.controller) return;
    if (!g.def(id).modes.includes(c.mode) && !(infiltrates && infiltrationModes(g, id).includes(c.mode)))
      src.fail(path, `${g.def(id).title} is not ${String(said)}`);
  }

  /** A captive and what holds it; the trap's card is laid out with the rest, or comes with the captive. */
  private hold(id: number, value: unknown, path: Path): void {
    const { g, src } = this;
    const m = src.map(value === true ? {} : value, path, 'captive', CAPTIVE_KEYS);
    const c = g.card(id);
    const held = String(m.held ?? (m.by === undefined ? 'escorted' : 'trap'));
    if (!Object.hasOwn(HELD, held))
      throw src.fail([...path, 'held'], `a captive is held: ${Object.keys(HELD).join(', ')}; not "${held}"`);
    setStatus(g, id, Status.Captive | HELD[held], true);
    const captor = m.of === undefined ? other(c.owner) : seatNamed(String(m.of));
    if (captor === null) throw src.fail([...path, 'of'], `a captor is A or B, not "${String(m.of)}"`);
    if (captor === c.owner) src.fail([...path, 'of'], `nobody is the captive of the own player; leave "of" out`);
    setController(g, id, captor);
    if (held !== 'trap') {
      if (m.by !== undefined) src.fail([...path, 'by'], '"by" names the trap of a captive who is held by one');
      return;
    }
    // in space the trap lies at the location itself (BOG-72)
    const mission = c.zone === Zone.Planet ? g.location(c.host).missions[0] : undefined;
    if (mission !== undefined && g.def(mission).facts.where === 'space') put(g, id, Zone.OnLocation, c.host);
    if (m.by === undefined) return;
    const [known] = this.named(String(m.by));
    const [trap] = entriesOf(src, m.by, [...path, 'by']).map((e) => known ?? this.make(e, c.controller));
    if (known === undefined) put(g, trap, Zone.OnLocation, locationOf(g, id));
    setController(g, trap, c.controller);
    dock(g, id, trap);
  }

  /** A ship or facility, with all that is in it; its controller is the side it stands on. */
  vessel(e: Entry, on: Seat, place: (id: number) => void): number {
    const { g, src } = this;
    const side = this.sideOf(e, on);
    const id = this.make(e, side);
    place(id);
    this.dress(id, e, side, -1);
    setController(g, id, side);
    if (g.def(id).ship) {
      useRange(g, id, this.count(e, 'range-used') ?? 0);
      if (this.flag(e, 'scouted')) this.scouted.push(id);
    }
    if (g.def(id).facility && this.flag(e, 'uncontrolled')) setStatus(g, id, Status.Uncontrolled, true);
    const damage = e.take('damage');
    if (damage === 'rotated') setStatus(g, id, Status.Rotated, true);
    else if (typeof damage === 'string') src.fail([...e.path, 'damage'], 'damage is "rotated" or a list of Tactics');
    else
      this.each(damage, [...e.path, 'damage'], 'damage', (x) => {
        put(g, this.make(x, other(side)), Zone.On, id);
      });
    this.fill(id, e, side);
    return id;
  }

  /** What is in a ship, a facility or a site, in the order in which the file names it. */
  private fill(id: number, e: Entry, side: Seat): void {
    const { g } = this;
    for (const key of e.those(INSIDE[g.def(id).facts.type] ?? IN_ANYTHING)) {
      this.each(e.take(key), [...e.path, key], key, (x) => {
        if (key === 'docked') this.moor(x, side, id);
        else if (key === 'seeds') this.beneath(this.make(x, other(side)), id);
        else this.inside(x, key === 'intruders' ? other(side) : side, id);
      });
    }
  }

  private moor(e: Entry, side: Seat, at: number): void {
    const ship = this.vessel(e, side, this.beside(at));
    dock(this.g, ship, at);
    this.rooms.moored(ship, at, e.path);
  }

  /** Face down beneath a station; the first that is named is met first. */
  private beneath(seed: number, station: number): void {
    const order = [...beneath(this.g, station), seed];
    putBeneath(this.g, seed, station);
    lineUp(this.g, order);
  }

  /** In space, where a facility stands, or the station of a site. */
  private beside(id: number): (ship: number) => void {
    return (ship) => put(this.g, ship, Zone.Space, locationOf(this.g, id));
  }

  private inside(e: Entry, on: Seat, host: number): void {
    const { g } = this;
    const side = this.sideOf(e, on);
    const def = this.def(e);
    if (def.ship) {
      this.rooms.listed(
        this.vessel(e, side, (ship) => put(g, ship, Zone.Aboard, host)),
        host,
        e.path,
      );
      return;
    }
    const id = this.make(e, side);
    const isSite = def.facts.type === 'Site';
    if (isSite) addSite(g, id, host);
    else put(g, id, Zone.Aboard, host);
    this.rooms.listed(id, host, e.path);
    this.dress(id, e, side, isSite || g.def(host).facts.type === 'Site' ? -1 : host);
    if (isSite) this.fill(id, e, side);
  }

  /** A card on the table, with what it is aimed at. */
  onTable(id: number, e: Entry): void {
    if ((this.g.card(id).status & Status.FaceDown) === 0) this.aims.add(id, e);
  }

  /** When all lie there: modes that depend on the company, holograms without a projector, and a word about keys that meant nothing. */
  settle(): void {
    const { g, src } = this;
    this.rooms.enter();
    // whoever is aboard fits the ship or facility, and a ship the facility, so these come first
    const rank = (id: number): number => (g.def(id).facility ? 0 : g.def(id).ship ? 1 : 2);
    for (const id of this.unsettled.toSorted((a, b) => rank(a) - rank(b))) this.settleMode(id);
    for (const id of this.infiltrators) {
      const among = infiltrationModeAmong(g, id, spotOf(g, id));
      setMode(g, id, among >= 0 ? among : infiltrationModes(g, id)[0]);
    }
    // VOY-10: it has been off for as long as there has been no Holodeck for it
    for (const id of g.tableau.holograms)
      if (isHologram(g, id) && g.card(id).zone === Zone.Aboard && !projected(g, id))
        setStatus(g, id, Status.Deactivated, true);
    this.rooms.dock();
    this.aims.settle();
    for (const e of this.entries) {
      if (e.ignored !== undefined) complainOfPlace(src, e, e.ignored);
    }
  }

  /**
   * A multi-affiliation card whose mode the file does not give works as what fits where it stands: first the ship or facility of its own side that
   * it is in (at a site: the station, R-5.7), then most of its company, its own crew if it is a ship or facility.
   */
  private settleMode(id: number): void {
    const { g } = this;
    const { controller } = g.card(id);
    const company = this.companyOf(id).filter((x) => x !== id && g.card(x).controller === controller);
    const fit = (m: number): number => {
      const like = company.filter((x) => g.def(x).modes.includes(m)).length;
      return this.fitsHost(id, m) * (company.length + 1) + like;
    };
    setMode(
      g,
      id,
      g.def(id).modes.reduce((best, m) => (fit(m) > fit(best) ? m : best)),
    );
  }

  /** 2: shares the affiliation; 1: gets along; 0: would be under house arrest, or nobody asks. */
  private fitsHost(id: number, mode: number): number {
    const { g } = this;
    const { zone, host, controller } = g.card(id);
    if (zone !== Zone.Aboard || !controls(g, controller, host)) return 0;
    const there = affiliations(g, vesselOf(g, host));
    if ((there & (1 << mode)) !== 0) return 2;
    return compatibleBits(g, controller, 1 << mode, there) ? 1 : 0;
  }

  private companyOf(id: number): readonly number[] {
    const { g } = this;
    const d = g.def(id);
    if (!d.ship && !d.facility) return cardsAt(g, spotOf(g, id));
    const port = g.card(id).dock;
    return [...roomsOf(g, id).flatMap((room) => g.tableau.aboard[room]), ...(port < 0 ? [] : [vesselOf(g, port)])];
  }
}

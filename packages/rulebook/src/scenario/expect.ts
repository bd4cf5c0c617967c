/** What a scenario expects to be true. */
import {
  AFFILIATIONS,
  type Attribute,
  affiliations,
  attribute,
  CONDITIONS,
  differential,
  disabled,
  FIRST_IN_PLAY,
  forbidden,
  type Game,
  hull,
  knows,
  locationOf,
  type Seat,
  Status,
  skills,
  statusWords,
  underHouseArrest,
  whyNot,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import { type Matcher, parseWanted, type Wanted } from './match.ts';
import { nameOfSeat, seatNamed } from './names.ts';
import { type Path, ScenarioError, type Source } from './source.ts';

const KEYS = [
  'in',
  'is',
  'is-not',
  'value',
  'controller',
  'points',
  'bonus',
  'cards',
  'turn',
  'offered',
  'not-offered',
  'winner',
  'result',
  'differential',
  'round',
  'sees',
  'sees-not',
];
const ATTRIBUTE_KEYS: readonly string[] = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields'];
const PILE_NAMES: Readonly<Record<string, Zone>> = {
  hand: Zone.Hand,
  deck: Zone.Deck,
  discard: Zone.Discard,
  points: Zone.Points,
  'out-of-play': Zone.OutOfPlay,
  'side-deck': Zone.Bridge,
  table: Zone.Table,
};
const IS_WORDS = [
  'stopped',
  'disabled',
  'stasis',
  'damaged',
  'destroyed',
  'cloaked',
  'phased',
  'captive',
  'infiltrating',
  'exposed',
  'deactivated',
  'uncontrolled',
  'trapped',
  'brainwashed',
  'unattended',
  'escorted',
  'in the Brig',
  'assimilated',
  'docked',
  'solved',
  'in-play',
  'face-down',
  'landed',
  'carried',
  'staffed',
  'house-arrest',
  'quarantined',
];

export class Expectation {
  constructor(
    private readonly g: Game,
    private readonly src: Source,
    private readonly matcher: Matcher,
    private readonly named: (name: string) => readonly number[],
    /** was a wanted option offered at a decision that was passed over? */
    private readonly offeredBefore: (seat: Seat, w: Wanted) => boolean,
  ) {}

  private fail(path: Path, message: string): never {
    throw new ScenarioError(message, this.src.lineOf(path));
  }

  private ids(name: string, path: Path): readonly number[] {
    const ids = this.named(name);
    if (ids.length === 0) this.src.fail(path, `no card called "${name}" is in this scenario`);
    return ids;
  }

  check(value: unknown, path: Path): void {
    const e = this.src.map(value, path, 'an expectation', KEYS);
    for (const key of Object.keys(e)) {
      const p = [...path, key];
      switch (key) {
        case 'in':
          this.entries(e.in, p, (name, v, q) => this.checkIn(name, String(v), q));
          break;
        case 'is':
        case 'is-not':
          this.entries(e[key], p, (name, v, q) => this.checkIs(name, v, key === 'is', q));
          break;
        case 'value':
          this.entries(e.value, p, (name, v, q) => this.checkValue(name, v, q));
          break;
        case 'controller':
          this.entries(e.controller, p, (name, v, q) => {
            const now = this.ids(name, q).map((id) => nameOfSeat(this.g.card(id).controller));
            if (!now.includes(String(v))) this.fail(q, `${name} is controlled by ${now[0]}, expected ${String(v)}`);
          });
          break;
        case 'points':
        case 'bonus':
          this.seats(e[key], p, (seat, v, q) => {
            const now = key === 'points' ? this.g.state.players[seat].score : this.g.state.players[seat].bonus;
            if (now !== v) this.fail(q, `${nameOfSeat(seat)} has ${now} ${key}, expected ${String(v)}`);
          });
          break;
        case 'cards':
          this.seats(e.cards, p, (seat, v, q) => this.checkCards(seat, v, q));
          break;
        case 'turn':
          this.checkTurn(e.turn, p);
          break;
        case 'offered':
          this.offers(e.offered, p, (seat, w) => this.checkOffered(seat, w));
          break;
        case 'not-offered':
          this.offers(e['not-offered'], p, (seat, w) => this.checkNotOffered(seat, w));
          break;
        case 'winner':
          this.checkWinner(e.winner, p);
          break;
        case 'sees':
        case 'sees-not':
          this.seats(e[key], p, (seat, v, q) => this.checkSight(seat, v, key === 'sees', q));
          break;
        case 'round':
          if (this.g.format.roundMinutes !== e.round)
            this.fail(p, `a round has ${this.g.format.roundMinutes} minutes, expected ${String(e.round)}`);
          break;
        case 'result':
          if (this.g.state.result?.kind !== e.result) {
            this.fail(p, `the result is ${this.g.state.result?.kind ?? 'open'}, expected ${String(e.result)}`);
          }
          break;
        default:
          this.seats(e.differential, p, (seat, v, q) => {
            const now = differential(this.g, seat);
            if (now !== v) this.fail(q, `${nameOfSeat(seat)}'s differential is ${now}, expected ${String(v)}`);
          });
      }
    }
  }

  private entries(value: unknown, path: Path, then: (name: string, v: unknown, path: Path) => void): void {
    const map = this.src.map(value, path, String(path[path.length - 1]));
    for (const name of Object.keys(map)) then(name, map[name], [...path, name]);
  }

  private seats(value: unknown, path: Path, then: (seat: Seat, v: unknown, path: Path) => void): void {
    this.entries(value, path, (name, v, q) => {
      const seat = seatNamed(name);
      if (seat === null) this.src.fail(q, `expected A or B, not "${name}"`);
      then(seat, v, q);
    });
  }

  private offers(value: unknown, path: Path, then: (seat: Seat, w: Wanted) => void): void {
    const list = Array.isArray(value) ? value : [value];
    list.forEach((item, i) => {
      const p = Array.isArray(value) ? [...path, i] : path;
      this.seats(item, p, (seat, v, q) => then(seat, parseWanted(this.src, v, q)));
    });
  }

  // ----- places

  /** Where a card is, in the words of the contract. */
  where(id: number): string {
    const { g } = this;
    const c = g.card(id);
    const title = (x: number) => g.def(x).title;
    const mission = (l: number) => title(g.location(l).missions[0] ?? g.location(l).card);
    switch (c.zone) {
      case Zone.Aboard:
        return `aboard ${title(c.host)}`;
      case Zone.On:
        return `on ${title(c.host)}`;
      case Zone.Planet:
        return `planet ${mission(c.host)}`;
      case Zone.Space:
        return `at ${mission(c.host)}`;
      case Zone.OnLocation:
        return `on ${mission(c.host)}`;
      case Zone.Seeded:
        return `under ${mission(c.host)}`;
      case Zone.Under:
        return `under ${title(c.host)}`;
      case Zone.Mission:
        return 'the spaceline';
      default:
        return Object.keys(PILE_NAMES).find((k) => PILE_NAMES[k] === c.zone) ?? Zone[c.zone].toLowerCase();
    }
  }

  private isIn(id: number, place: string, path: Path): boolean {
    const { g } = this;
    const c = g.card(id);
    if (place === 'deck top') return c.zone === Zone.Deck && g.deck(c.owner)[0] === id;
    if (place === 'deck bottom') return c.zone === Zone.Deck && g.deck(c.owner).at(-1) === id;
    if (place === 'side-deck') return c.zone === Zone.Bridge || c.zone === Zone.QDeck || c.zone === Zone.Tent;
    if (place === 'trap') return (c.status & Status.Trapped) !== 0;
    const zone = PILE_NAMES[place];
    if (zone !== undefined) return c.zone === zone;
    const m = /^(aboard|planet|at|on|under|brig of) (.+)$/.exec(place);
    if (m === null)
      this.src.fail(path, `"${place}" is no place; expected hand, deck, discard, aboard SHIP, planet MISSION …`);
    const [, word, name] = m;
    const there = this.ids(name, path);
    const atLocation = (l: number) =>
      l >= 0 &&
      g
        .location(l)
        .missions.concat(g.location(l).card)
        .some((x) => there.includes(x));
    switch (word) {
      case 'aboard':
        return c.zone === Zone.Aboard && there.includes(c.host);
      case 'planet':
        return c.zone === Zone.Planet && atLocation(c.host);
      case 'at':
        return c.zone >= FIRST_IN_PLAY && atLocation(locationOf(g, id));
      case 'on':
        return (c.zone === Zone.On && there.includes(c.host)) || (c.zone === Zone.OnLocation && atLocation(c.host));
      case 'under':
        return (
          (c.zone === Zone.Seeded && atLocation(c.host)) ||
          this.laidOut(id, atLocation) ||
          (c.zone === Zone.Under && there.includes(c.host))
        );
      default:
        return c.zone === Zone.Aboard && there.includes(c.host) && (c.status & Status.Jailed) !== 0;
    }
  }

  /** A card laid out in batch seeding is as good as under its mission. */
  private laidOut(id: number, atLocation: (l: number) => boolean): boolean {
    const p = this.g.state.processes[0];
    if (p === undefined || p.kind !== 'seeding') return false;
    return p.stacks.some((stacks) => stacks.some((stack, l) => stack?.includes(id) && atLocation(l)));
  }

  private checkIn(name: string, place: string, path: Path): void {
    const ids = this.ids(name, path);
    if (!ids.some((id) => this.isIn(id, place, path))) {
      this.fail(path, `${name} is ${ids.map((id) => this.where(id)).join(' / ')}, expected ${place}`);
    }
  }

  /** An extension: what a player may know (DOM-58, DOM-59, R-4.28). */
  private checkSight(seat: Seat, value: unknown, yes: boolean, path: Path): void {
    for (const name of (Array.isArray(value) ? value : [value]).map(String)) {
      const ids = this.ids(name, path);
      if (ids.some((id) => knows(this.g, seat, id)) !== yes)
        this.fail(path, `${nameOfSeat(seat)} ${yes ? 'does not see' : 'sees'} ${name}`);
    }
  }

  // ----- states

  private is(id: number, word: string, path: Path): boolean {
    const { g } = this;
    const c = g.card(id);
    const inPlay = c.zone >= FIRST_IN_PLAY;
    switch (word) {
      case 'in-play':
        return inPlay && (c.status & Status.FaceDown) === 0;
      case 'docked':
        return c.dock >= 0 && g.def(id).ship;
      case 'landed':
        return c.zone === Zone.Planet && g.def(id).ship;
      case 'carried':
        return c.zone === Zone.Aboard && g.def(id).ship;
      case 'destroyed':
        return (c.zone === Zone.Discard || c.zone === Zone.OutOfPlay) && (g.def(id).ship || g.def(id).facility);
      case 'staffed':
        return inPlay && g.def(id).ship && whyNotStaffed(g, id) === null;
      case 'quarantined':
        return inPlay && forbidden(g, 'leave', id, c.controller) !== null;
      case 'disabled':
        return inPlay && disabled(g, id);
      case 'escorted':
        return (c.status & (Status.Captive | CONDITIONS)) === Status.Captive;
      case 'house-arrest':
        return inPlay && underHouseArrest(g, id);
      case 'damaged':
        return (c.status & Status.Rotated) !== 0 || g.tableau.on[id].some((x) => g.def(x).facts.type === 'Tactic');
      default:
        if (!IS_WORDS.includes(word))
          this.src.fail(path, `a card cannot be "${word}"; expected one of ${IS_WORDS.join(', ')}`);
        return statusWords(c.status).includes(word);
    }
  }

  private checkIs(name: string, value: unknown, yes: boolean, path: Path): void {
    const words = (Array.isArray(value) ? value : [value]).map(String);
    const ids = this.ids(name, path);
    for (const word of words) {
      const holds = ids.some((id) => this.is(id, word, path));
      if (holds !== yes) this.fail(path, `${name} is ${yes ? 'not ' : ''}${word}`);
    }
  }

  private checkValue(name: string, value: unknown, path: Path): void {
    const { g } = this;
    const [id] = this.ids(name, path);
    const want = this.src.map(value, path, 'value', [
      ...ATTRIBUTE_KEYS,
      'hull',
      'countdown',
      'affiliation',
      'skills',
      'range-used',
      'points',
      'span',
    ]);
    for (const key of Object.keys(want)) {
      const p = [...path, key];
      let now: unknown;
      if (ATTRIBUTE_KEYS.includes(key)) now = attribute(g, id, key as Attribute);
      else if (key === 'hull') now = hull(g, id);
      else if (key === 'countdown') now = g.card(id).countdown;
      else if (key === 'range-used') now = g.card(id).rangeUsed;
      else if (key === 'points') now = g.def(id).facts.points;
      else if (key === 'span') now = g.def(id).facts.span;
      else if (key === 'affiliation') {
        const bits = affiliations(g, id);
        now = AFFILIATIONS.filter((_, i) => (bits & (1 << i)) !== 0).join('/');
      } else {
        const has = skills(g, id);
        this.entries(want.skills, p, (skill, level, q) => {
          if ((has.get(skill) ?? 0) !== level)
            this.fail(q, `${name} has ${skill} ${has.get(skill) ?? 0}, expected ${String(level)}`);
        });
        continue;
      }
      if (now !== want[key]) this.fail(p, `${name} has ${key} ${String(now)}, expected ${String(want[key])}`);
    }
  }

  private checkCards(seat: Seat, value: unknown, path: Path): void {
    const want = this.src.map(value, path, 'cards', Object.keys(PILE_NAMES));
    for (const key of Object.keys(want)) {
      const zone = PILE_NAMES[key];
      const now = this.g.state.cards.filter((c) => {
        if (key === 'side-deck') return c.owner === seat && [Zone.Bridge, Zone.QDeck, Zone.Tent].includes(c.zone);
        return (zone === Zone.Table ? c.controller : c.owner) === seat && c.zone === zone;
      }).length;
      if (now !== want[key])
        this.fail([...path, key], `${nameOfSeat(seat)} has ${now} cards in ${key}, expected ${String(want[key])}`);
    }
  }

  private checkTurn(value: unknown, path: Path): void {
    const t = this.src.map(value, path, 'turn', ['player', 'segment', 'number']);
    const { turn } = this.g.state;
    const p = this.g.state.processes[this.g.state.processes.length - 1];
    const segment = p.kind === 'seeding' ? p.phase : turn.segment;
    if (t.player !== undefined && t.player !== nameOfSeat(turn.seat))
      this.fail(path, `it is ${nameOfSeat(turn.seat)}'s turn`);
    if (t.segment !== undefined && t.segment !== segment)
      this.fail(path, `the segment is ${segment}, expected ${String(t.segment)}`);
    if (t.number !== undefined && t.number !== turn.number)
      this.fail(path, `it is turn ${turn.number}, expected ${String(t.number)}`);
  }

  // ----- offers

  private checkOffered(seat: Seat, w: Wanted): void {
    if (this.matcher.offered(this.g.decisionFor(seat), w)) return;
    const why = w.verb === 'pick' ? null : whyNot(this.g, seat, this.matcher.action(w));
    this.fail(w.path, `not offered to ${nameOfSeat(seat)}${why ? `: ${why.text} (${why.rule})` : ''}`);
  }

  private checkNotOffered(seat: Seat, w: Wanted): void {
    if (this.matcher.offered(this.g.decisionFor(seat), w) || this.offeredBefore(seat, w)) {
      this.fail(w.path, `offered to ${nameOfSeat(seat)}, but should not be`);
    }
    const because = w.fields.because;
    if (because === undefined) return;
    // a title may name several copies: one that is refused for this reason is enough
    const reasons = this.matcher.actions(w).map((a) => whyNot(this.g, seat, a));
    if (!reasons.some((r) => r?.rule === because || r?.also?.includes(String(because)))) {
      const why = reasons[0];
      this.fail(
        w.path,
        `refused because of ${why ? `${why.rule} (${why.text})` : 'nothing'}, expected ${String(because)}`,
      );
    }
  }

  private checkWinner(value: unknown, path: Path): void {
    const winner = this.g.state.result?.winner;
    const now = winner === undefined ? 'nobody yet' : winner === -1 ? 'nobody' : nameOfSeat(winner as Seat);
    const want =
      value === null || value === 'none' || value === false
        ? winner === undefined
          ? 'nobody yet'
          : 'nobody'
        : String(value);
    if (now !== want) this.fail(path, `the winner is ${now}, expected ${want}`);
  }
}

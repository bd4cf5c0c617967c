/** What a scenario expects to be true. */
import {
  AFFILIATIONS,
  ATTRIBUTES,
  type Attribute,
  affiliations,
  attribute,
  bonusOf,
  differential,
  type Game,
  hull,
  isLocationSpot,
  knows,
  locationOf,
  planetSpot,
  type Reason,
  type Seat,
  SKILLS,
  scoreOf,
  skills,
  span,
  spotLocation,
  view,
  whyNot,
  Zone,
} from '@spaceline/engine';
import { isDoneBy, isMute, lacksText, muteEquipmentWith, noDefinition } from './bodies.ts';
import { type Matcher, parseWanted, TEAM_VERBS, type Wanted } from './match.ts';
import { nameOfSeat, repeated, seatNamed } from './names.ts';
import { isIn, PILE_NAMES, whereIs } from './places.ts';
import { cardsShown, isNamed, skillShown, stateShown, valueShown } from './shown.ts';
import { type Path, ScenarioError, type Source } from './source.ts';
import { STATES } from './states.ts';
import { TURN_KEYS } from './table.ts';

/** Judges one `expect`. */
export interface Judge {
  /** called at each decision that is passed over on the way to the moment of judgement */
  watch(): void;
  check(): void;
}

export const EXPECTATION_KEYS = [
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
export const VALUE_KEYS = [
  ...ATTRIBUTE_KEYS,
  'hull',
  'countdown',
  'affiliation',
  'skills',
  'range-used',
  'points',
  'span',
];

type ResultKind = NonNullable<Game['state']['result']>['kind'];
/** How a game can end at a table; a concession needs no rule. */
export const RESULTS: readonly ResultKind[] = ['full-win', 'modified-win', 'true-tie'];

/** What an expectation looks at. */
export interface Scene {
  readonly game: Game;
  readonly src: Source;
  readonly matcher: Matcher;
  readonly named: (name: string) => readonly number[];
  /** which question is open, and for whom: of this player, if there is one */
  readonly question: (seat?: Seat) => string;
  /** is something offered that leads to what a step says? */
  readonly leads: (seat: Seat, w: Wanted) => boolean;
  /** is told every `not-offered` that holds and gives no reason, and whether the player was asked anything */
  readonly silent: (seat: Seat, w: Wanted, asked: boolean) => void;
}

export class Expectation implements Judge {
  private readonly g: Game;
  private readonly src: Source;
  private readonly matcher: Matcher;
  /** why a wanted option was refused at the decisions passed over, by the place of the want in the file */
  private readonly refusals = new Map<string, (Reason | null)[]>();
  /** what something led to there */
  private readonly led = new Set<string>();
  /** who was asked something at the decisions passed over */
  private readonly asked = new Set<Seat>();

  constructor(
    private readonly scene: Scene,
    private readonly value: unknown,
    private readonly path: Path,
    /** was a wanted option offered at a decision that was passed over; `open`: at one that may be passed? */
    private readonly offeredBefore: (seat: Seat, w: Wanted, open?: boolean) => boolean,
  ) {
    this.g = scene.game;
    this.src = scene.src;
    this.matcher = scene.matcher;
  }

  /** Where a choice stands open, that may be what is missing. */
  private fail(path: Path, message: string): never {
    const open = this.g.decision?.kind === 'choice' && !message.includes(' is asked "');
    throw new ScenarioError(open ? `${message}; ${this.scene.question()}` : message, this.src.lineOf(path));
  }

  private ids(name: string, path: Path): readonly number[] {
    const ids = this.scene.named(name);
    if (ids.length === 0) this.src.fail(path, `no card called "${name}" is in this scenario`);
    return ids;
  }

  private get map(): Record<string, unknown> {
    return this.src.map(this.value, this.path, 'an expectation', EXPECTATION_KEYS);
  }

  watch(): void {
    const path = [...this.path, 'not-offered'];
    if (this.map['not-offered'] === undefined) return;
    this.notice();
    this.offers(this.map['not-offered'], path, true, (seat, w) => {
      const key = w.path.join();
      if (this.scene.leads(seat, w)) this.led.add(key);
      if (w.fields.because !== undefined)
        this.refusals.set(key, [...(this.refusals.get(key) ?? []), ...this.reasons(seat, w)]);
    });
  }

  private notice(): void {
    for (const seat of [0, 1] as const) if (this.g.decisionFor(seat) !== null) this.asked.add(seat);
  }

  check(): void {
    const e = this.map;
    this.notice();
    for (const key of Object.keys(e)) this.checkKey(key, e[key], [...this.path, key]);
  }

  private checkKey(key: string, value: unknown, p: Path): void {
    const { result } = this.g.state;
    switch (key) {
      case 'in':
        this.entries(value, p, (name, v, q) => this.checkIn(name, String(v), q));
        break;
      case 'is':
      case 'is-not':
        this.entries(value, p, (name, v, q) => this.checkIs(name, v, key === 'is', q));
        break;
      case 'value':
        this.entries(value, p, (name, v, q) => this.checkValue(name, v, q));
        break;
      case 'controller':
        this.entries(value, p, (name, v, q) => {
          const now = this.ids(name, q).map((id) => nameOfSeat(this.g.card(id).controller));
          if (seatNamed(String(v)) === null) this.src.fail(q, `a controller is A or B, not "${String(v)}"`);
          if (!now.includes(String(v))) this.fail(q, `${name} is controlled by ${now[0]}, expected ${String(v)}`);
        });
        break;
      case 'points':
      case 'bonus':
        this.seats(value, p, (seat, v, q) => {
          const now = key === 'points' ? scoreOf(this.g, seat) : bonusOf(this.g, seat);
          if (now !== v) this.fail(q, `${nameOfSeat(seat)} has ${now} ${key}, expected ${String(v)}`);
          const player = view(this.g, seat).players[seat];
          this.checkShown(q, `${nameOfSeat(seat)}'s ${key}`, key === 'points' ? player.score : player.bonus, v);
        });
        break;
      case 'cards':
        this.seats(value, p, (seat, v, q) => this.checkCards(seat, v, q));
        break;
      case 'turn':
        this.checkTurn(value, p);
        break;
      case 'offered':
        this.offers(value, p, false, (seat, w) => this.checkOffered(seat, w));
        break;
      case 'not-offered':
        this.offers(value, p, true, (seat, w) => this.checkNotOffered(seat, w));
        break;
      case 'winner':
        this.checkWinner(value, p);
        break;
      case 'sees':
      case 'sees-not':
        this.seats(value, p, (seat, v, q) => this.checkSight(seat, v, key === 'sees', q));
        break;
      case 'round':
        if (this.g.format.roundMinutes !== value)
          this.fail(p, `a round has ${this.g.format.roundMinutes} minutes, expected ${String(value)}`);
        break;
      case 'result':
        if (!RESULTS.includes(value as ResultKind))
          this.src.fail(p, `a result is ${RESULTS.join(', ')}, not "${String(value)}"`);
        if (result?.kind !== value) this.fail(p, `the result is ${result?.kind ?? 'open'}, expected ${String(value)}`);
        break;
      default:
        this.seats(value, p, (seat, v, q) => {
          const now = differential(this.g, seat);
          if (now !== v) this.fail(q, `${nameOfSeat(seat)}'s differential is ${now}, expected ${String(v)}`);
        });
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

  private offers(value: unknown, path: Path, because: boolean, then: (seat: Seat, w: Wanted) => void): void {
    const list = Array.isArray(value) ? value : [value];
    list.forEach((item, i) => {
      const p = Array.isArray(value) ? [...path, i] : path;
      this.seats(item, p, (seat, v, q) => {
        // several options of one player may stand in one list, too
        const wants = Array.isArray(v) ? v.map((x, n) => [x, [...q, n]] as const) : [[v, q] as const];
        for (const [x, at] of wants) then(seat, parseWanted(this.src, x, at, because));
      });
    });
  }

  // ----- cards: where several carry the name, one of them is enough

  private checkIn(name: string, place: string, path: Path): void {
    const ids = this.ids(name, path);
    const there = ids.map((id) => isIn(this.g, id, place, (n) => this.ids(n, path)));
    if (there.includes(undefined))
      this.src.fail(path, `"${place}" is no place; expected hand, deck, discard, aboard SHIP, planet MISSION …`);
    if (!there.includes(true))
      this.fail(
        path,
        `${name} is ${ids.map((id) => whereIs(this.g, id)).join(' / ')}, expected ${place}; ${this.scene.question()}`,
      );
  }

  /** What a player may know (DOM-58, DOM-59, R-4.28). */
  private checkSight(seat: Seat, value: unknown, yes: boolean, path: Path): void {
    for (const name of (Array.isArray(value) ? value : [value]).flatMap(repeated).map(String)) {
      const ids = this.ids(name, path);
      if (ids.some((id) => knows(this.g, seat, id)) !== yes)
        this.fail(path, `${nameOfSeat(seat)} ${yes ? 'does not see' : 'sees'} ${name}`);
      for (const id of ids) this.checkShown(path, name, isNamed(this.g, seat, id), knows(this.g, seat, id));
    }
  }

  private checkIs(name: string, value: unknown, yes: boolean, path: Path): void {
    const words = (Array.isArray(value) ? value : [value]).map(String);
    for (const word of words) {
      if (!Object.hasOwn(STATES, word))
        this.src.fail(path, `a card cannot be "${word}"; expected one of ${Object.keys(STATES).join(', ')}`);
    }
    const ids = this.ids(name, path);
    const mute = words.includes('staffed') ? ids.map((id) => this.g.def(id)).find((d) => isMute(d, 'move')) : undefined;
    if (mute !== undefined) this.fail(path, noDefinition(mute.title));
    const holds = (id: number, word: string) => STATES[word](this.g, id);
    const wrong = words.find((w) => !ids.some((id) => holds(id, w)));
    if (yes && wrong !== undefined) this.fail(path, `${name} is not ${wrong}`);
    if (yes && !ids.some((id) => words.every((w) => holds(id, w))))
      this.fail(path, `no ${name} is all of ${words.join(', ')}`);
    const still = words.find((w) => ids.some((id) => holds(id, w)));
    if (!yes && still !== undefined) this.fail(path, `${name} is ${still}`);
    for (const id of ids)
      for (const w of words) this.checkShown(path, `${name} (${w})`, stateShown(this.g, id, w), holds(id, w));
  }

  /** What the players are shown is what is so; undefined is what no view has. */
  private checkShown(path: Path, what: string, shown: unknown, is: unknown): void {
    if (shown !== undefined && shown !== is) this.fail(path, `${what} is shown as ${String(shown)}, not ${String(is)}`);
  }

  private checkValue(name: string, value: unknown, path: Path): void {
    const want = this.src.map(value, path, 'value', VALUE_KEYS);
    const faults = this.ids(name, path).map((id) => this.faultInValues(name, id, want, path));
    if (!faults.includes(null)) throw faults[0];
  }

  private faultInValues(name: string, id: number, want: Record<string, unknown>, path: Path): ScenarioError | null {
    for (const key of Object.keys(want)) {
      const p = [...path, key];
      const pairs: [string, unknown, unknown, Path][] = [];
      if (key === 'skills') {
        const mute = muteEquipmentWith(this.g, id);
        if (mute !== null) this.fail(p, noDefinition(mute.title));
        const has = skills(this.g, id);
        this.entries(want.skills, p, (skill, level, q) => {
          if (!(SKILLS as readonly string[]).includes(skill)) this.src.fail(q, `no skill is called "${skill}"`);
          pairs.push([skill, has.get(skill) ?? 0, level, q]);
          this.checkShown(q, `${name}'s ${skill}`, skillShown(this.g, id, skill), has.get(skill) ?? 0);
        });
      } else {
        const now = this.valueOf(id, key, p);
        pairs.push([key, now, want[key], p]);
        this.checkShown(p, `${name}'s ${key}`, valueShown(this.g, id, key), now);
      }
      for (const [what, now, expected, q] of pairs)
        if (now !== expected)
          return new ScenarioError(
            `${name} has ${what} ${String(now)}, expected ${String(expected)}`,
            this.src.lineOf(q),
          );
    }
    return null;
  }

  private valueOf(id: number, key: string, path: Path): unknown {
    const { g } = this;
    const c = g.card(id);
    if (ATTRIBUTE_KEYS.includes(key)) {
      const d = g.def(id);
      // a printed X is nothing without the text
      if (
        lacksText(d) &&
        d.facts[key as Attribute] !== undefined &&
        d.numbers[ATTRIBUTES.indexOf(key as Attribute)] === null
      )
        this.fail(path, noDefinition(d.title));
      const mute = muteEquipmentWith(g, id);
      if (mute !== null) this.fail(path, noDefinition(mute.title));
      return attribute(g, id, key as Attribute);
    }
    switch (key) {
      case 'hull':
        return hull(g, id);
      case 'countdown':
        return c.countdown;
      case 'range-used':
        return c.rangeUsed;
      case 'points':
        return g.def(id).facts.points;
      case 'span':
        return c.zone === Zone.Mission || g.location(locationOf(g, id))?.card === id
          ? span(g, locationOf(g, id), c.owner)
          : g.def(id).facts.span;
      default: {
        const bits = affiliations(g, id);
        return AFFILIATIONS.filter((_, i) => (bits & (1 << i)) !== 0).join('/');
      }
    }
  }

  private checkCards(seat: Seat, value: unknown, path: Path): void {
    const want = this.src.map(value, path, 'cards', Object.keys(PILE_NAMES));
    for (const key of Object.keys(want)) {
      // what lies on the table or in a point area is counted for the player whose it is there, not for the owner
      const mine = key === 'table' || key === 'points' ? 'controller' : 'owner';
      const now = this.g.state.cards.filter((c) => c[mine] === seat && PILE_NAMES[key].includes(c.zone)).length;
      if (now !== want[key])
        this.fail([...path, key], `${nameOfSeat(seat)} has ${now} cards in ${key}, expected ${String(want[key])}`);
      for (const shown of cardsShown(this.g, seat, key))
        this.checkShown([...path, key], `${nameOfSeat(seat)}'s ${key}`, shown, now);
    }
  }

  private checkTurn(value: unknown, path: Path): void {
    const t = this.src.map(value, path, 'turn', TURN_KEYS);
    const { turn, processes } = this.g.state;
    const p = processes[processes.length - 1];
    const seeding = p?.kind === 'seeding' ? p : null;
    const segment = seeding?.phase ?? turn.segment;
    const player = nameOfSeat(seeding?.seat ?? turn.seat);
    if (t.player !== undefined && t.player !== player) this.fail(path, `it is ${player}'s turn`);
    if (t.segment !== undefined && t.segment !== segment)
      this.fail(path, `the segment is ${segment}, expected ${String(t.segment)}`);
    if (t.number !== undefined && t.number !== turn.number)
      this.fail(path, `it is turn ${turn.number}, expected ${String(t.number)}`);
  }

  // ----- offers

  private checkOffered(seat: Seat, w: Wanted): void {
    if (this.matcher.offered(this.g.decisionFor(seat), w)) {
      const refused = this.refusalOfOffered(seat, w);
      if (refused !== null) this.fail(w.path, `offered to ${nameOfSeat(seat)}, and refused: ${refused.text}`);
      return;
    }
    if (this.scene.leads(seat, w)) return;
    // to a player who is not asked now, what could have been done on the way was offered; a choice that was made is over
    if (this.g.decisionFor(seat) === null && this.offeredBefore(seat, w, true)) return;
    const why = w.verb === 'pick' ? null : whyNot(this.g, seat, this.matcher.action(w));
    const because = why ? `: ${why.text} (${why.rule})` : '';
    this.fail(w.path, `not offered to ${nameOfSeat(seat)}${because}; ${this.scene.question(seat)}`);
  }

  /** Nothing that is offered has a reason against it. Teams and attackers may be left open, and then nothing is asked. */
  private refusalOfOffered(seat: Seat, w: Wanted): Reason | null {
    if (w.verb === 'attack' || TEAM_VERBS.includes(w.verb)) return null;
    // the card of a download is picked, too, and is no answer of the name
    if (w.verb === 'pick' && !this.g.decisionFor(seat)?.options.some((o) => o.verb === 'pick')) return null;
    // a mission that is named may mean its planet
    const ways = this.matcher
      .actions(w)
      .flatMap((a) => (isLocationSpot(a.to) ? [a, { ...a, to: planetSpot(spotLocation(a.to)) }] : [a]));
    const reasons = ways.map((a) => whyNot(this.g, seat, a));
    return reasons.includes(null) ? null : reasons[0];
  }

  /** Why a wanted option is refused now; a title may name several copies. */
  private reasons(seat: Seat, w: Wanted): (Reason | null)[] {
    return this.matcher.actions(w).map((a) => whyNot(this.g, seat, a));
  }

  /** The card without a definition for whose sake this could never be offered, if there is one. */
  private mute(w: Wanted): string | null {
    const { card, using, to, target } = w.fields;
    const defs = (name: unknown) =>
      typeof name === 'string' ? this.scene.named(name).map((id) => this.g.def(id)) : [];
    const mute =
      defs(card).find((d) => isMute(d, w.verb)) ??
      defs(using).find((d) => lacksText(d) && d.facts.downloads === undefined) ??
      // who may report to a site says the site
      (w.verb === 'report'
        ? [...defs(to), ...defs(target)].find((d) => lacksText(d) && d.facts.type === 'Site')
        : undefined) ??
      // what is carried may make a ship fly further, or people fight or succeed
      (isDoneBy(w.verb) && typeof card === 'string'
        ? this.scene.named(card).flatMap((id) => muteEquipmentWith(this.g, id) ?? [])[0]
        : undefined);
    return mute?.title ?? null;
  }

  private checkNotOffered(seat: Seat, w: Wanted): void {
    const led = this.led.has(w.path.join()) || this.scene.leads(seat, w);
    if (led || this.matcher.offered(this.g.decisionFor(seat), w) || this.offeredBefore(seat, w)) {
      this.fail(w.path, `offered to ${nameOfSeat(seat)}, but should not be`);
    }
    const because = w.fields.because;
    const mute = this.mute(w);
    if (mute !== null && (because === undefined || w.verb === 'use')) this.fail(w.path, noDefinition(mute));
    if (because === undefined) {
      this.scene.silent(seat, w, this.asked.has(seat));
      return;
    }
    // refused for this reason now or at a decision that was passed over
    const [why, ...others] = [...this.reasons(seat, w), ...(this.refusals.get(w.path.join()) ?? [])];
    if ([why, ...others].some((r) => r?.rule === because || r?.also?.includes(String(because)))) return;
    this.fail(
      w.path,
      `refused because of ${why ? `${why.rule} (${why.text})` : 'nothing'}, expected ${String(because)}`,
    );
  }

  private checkWinner(value: unknown, path: Path): void {
    const winner = this.g.state.result?.winner;
    const now = winner === undefined || winner === -1 ? 'none' : nameOfSeat(winner);
    const want = value === null || value === false ? 'none' : String(value);
    if (!['A', 'B', 'none'].includes(want)) this.src.fail(path, `a winner is A, B or none, not "${want}"`);
    if (now !== want) this.fail(path, `the winner is ${now}, expected ${want}`);
  }
}

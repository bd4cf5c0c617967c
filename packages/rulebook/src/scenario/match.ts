/** Matching a step to the options that are offered. */
import {
  AFFILIATIONS,
  ablePersonnelAt,
  action,
  affiliationBit,
  affiliations,
  cardOfLocation,
  cardsAt,
  type Decision,
  type Game,
  isCardSpot,
  isPlanetSpot,
  locationOf,
  locationOfSpot,
  locationSpot,
  markOfTeam,
  mayTeamAttempt,
  mayUseTactic,
  NOWHERE,
  type Occasion,
  type Option,
  type Proposal,
  pile,
  planetSpot,
  type Seat,
  type Spot,
  shipBattle,
  spoken,
  spotLocation,
  spotOf,
  takesBoth,
  teams,
  VERBS,
  type Verb,
  Zone,
} from '@spaceline/engine';
import { parseReference, repeated, seatNamed } from './names.ts';
import type { Path, Source } from './source.ts';

/** What a step may say: the verbs of the rules; `pick` has a field of its own. */
export type StepVerb = Verb;
export const STEP_VERBS: readonly StepVerb[] = VERBS.filter((v) => v !== 'pick');
export const STEP_KEYS = [
  'verb',
  'card',
  'cards',
  'from',
  'to',
  'at',
  'target',
  'using',
  'ability',
  'affiliation',
  'mission',
  'pick',
  'because',
];

/** A step, or an offer to look for. */
export interface Wanted {
  verb: StepVerb;
  fields: Record<string, unknown>;
  path: Path;
}

/** What may stand beside a `pick`. */
const PICK_KEYS = ['pick', 'mission', 'because'];

/** `judged`: in a `not-offered`, which may say `because`. */
export function parseWanted(src: Source, value: unknown, path: Path, judged = false): Wanted {
  if (value === 'pass' || value === 'end-turn') return { verb: value, fields: {}, path };
  if (typeof value === 'string') src.fail(path, `"${value}" is no step; expected pass, end-turn or a mapping`);
  const fields = src.map(value, path, 'a step', STEP_KEYS);
  if (fields.because !== undefined && !judged)
    src.fail([...path, 'because'], '"because" is honoured in a "not-offered" only');
  if (fields.pick !== undefined) {
    const extra = Object.keys(fields).find((k) => !PICK_KEYS.includes(k));
    if (extra !== undefined) src.fail([...path, extra], `"${extra}" is not honoured beside a pick`);
    return { verb: 'pick', fields, path };
  }
  if (fields.verb === undefined) src.fail(path, 'a step needs a verb or a pick');
  const verb = String(fields.verb) as StepVerb;
  if (!STEP_VERBS.includes(verb)) {
    const close = STEP_VERBS.filter((v) => v[0] === verb[0]);
    src.fail(
      [...path, 'verb'],
      `no verb is called "${verb}"; did you mean ${(close.length > 0 ? close : STEP_VERBS).join(', ')}?`,
    );
  }
  return { verb, fields, path };
}

export interface Matched {
  option: Option;
  cards: readonly number[];
}

/** Verbs whose `card` says where the team is that acts. */
const isTry = (verb: StepVerb): boolean => verb === 'attempt' || verb === 'scout';

export const TEAM_VERBS: readonly StepVerb[] = ['attempt', 'scout', 'fight', 'commandeer'];

const ENTERING: ReadonlySet<StepVerb> = new Set<StepVerb>(['play', 'report']);
const GOING: ReadonlySet<StepVerb> = new Set<StepVerb>(['report', 'beam', 'walk', 'dock', 'attack']);

/** The names of a field: one, a list, `Name x3`. */
const namesIn = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).flatMap(repeated);

export class Matcher {
  constructor(
    private readonly g: Game,
    private readonly named: (name: string) => readonly number[],
    private readonly src: Source,
  ) {}

  /** The cards a field names; a misspelt title is an error of the file. */
  private ids(w: Wanted, key: string, value: unknown): readonly number[] {
    const ids = this.named(String(value));
    if (ids.length === 0) this.src.fail([...w.path, key], `no card called "${String(value)}" is in this scenario`);
    return ids;
  }

  /** Complains of names that no card of the scenario has. */
  proofread(w: Wanted): void {
    for (const key of ['card', 'cards', 'from', 'to', 'at', 'target', 'using', 'mission']) {
      const value = w.fields[key];
      for (const name of namesIn(value)) {
        if (name !== 'planet' && !this.isOnABack(String(name))) this.ids(w, key, name);
      }
    }
  }

  /** A card of two sides may show the other one by the time that the step comes. */
  private isOnABack(name: string): boolean {
    const { title } = parseReference(name);
    return this.g.state.cards.some((c) => this.g.defs[this.g.defs[c.def].otherFace]?.title === title);
  }

  /** Does a spot answer to a name: a card, `planet`, a mission? */
  private isSpot(w: Wanted, key: string, spot: Spot, name: unknown): boolean {
    if (spot === NOWHERE) return false;
    if (name === 'planet') return isPlanetSpot(spot);
    const ids = this.ids(w, key, name);
    if (isCardSpot(spot)) return ids.includes(spot);
    // a mission names its location, and its planet
    const l = this.g.location(spotLocation(spot));
    if (l.missions.some((m) => ids.includes(m)) || ids.includes(l.card)) return true;
    // so does a card that lies there
    return this.g.tableau.onLocation[l.id].some((x) => ids.includes(x));
  }

  /** Distinct cards for a list of names, taken from a group; null if some cannot be had. */
  private pickFrom(w: Wanted, key: string, names: readonly unknown[], group: readonly number[]): number[] | null {
    const out: number[] = [];
    for (const name of names.flatMap(repeated)) {
      const id = this.ids(w, key, name).find(
        (x) => group.includes(x) && !out.includes(x) && this.isThere(w, locationOf(this.g, x)),
      );
      if (id === undefined) return null;
      out.push(id);
    }
    return out;
  }

  private matchPick(w: Wanted, o: Option): Matched | null {
    const want = w.fields.pick;
    // a list of one
    if (Array.isArray(want) && want.length === 1 && o.group === null)
      return this.matchPick({ ...w, fields: { ...w.fields, pick: want[0] } }, o);
    // the card of a download is picked, too
    if (o.verb === 'download' && o.group === null && typeof want === 'string') {
      return this.named(want).includes(o.card) ? { option: o, cards: [] } : null;
    }
    if (o.verb !== 'pick') return null;
    if (Array.isArray(want)) {
      if (o.group === null) return null;
      const cards = this.pickFrom(w, 'pick', want, o.group);
      return cards && cards.length >= o.min && cards.length <= o.max ? { option: o, cards } : null;
    }
    if (typeof want === 'number') return o.number === want || o.word === String(want) ? { option: o, cards: [] } : null;
    const word = String(want);
    const player = seatNamed(word);
    if (player !== null && (o.mark === 'you' || o.mark === 'opponent'))
      return (o.mark === 'you') === (player === this.asked) ? { option: o, cards: [] } : null;
    if (o.word !== '')
      return spoken(o.word).toLowerCase().includes(word.toLowerCase()) ? { option: o, cards: [] } : null;
    const ids = this.named(word);
    if (o.group !== null) {
      const id = ids.find((x) => o.group!.includes(x) && this.isThere(w, locationOf(this.g, x)));
      return id !== undefined && (o.min <= 1 || this.offering) ? { option: o, cards: [id] } : null;
    }
    if (o.card >= 0) return ids.includes(o.card) ? { option: o, cards: [] } : null;
    if (o.to === NOWHERE) return null;
    if (word !== 'planet' && ids.length === 0) return null;
    return this.isSpot(w, 'pick', o.to, word) ? { option: o, cards: [] } : null;
  }

  private matchOne(w: Wanted, o: Option): Matched | null {
    if (w.verb === 'pick') return this.matchPick(w, o);
    // whoever commandeers makes the attempt (DOM-68), or uses the text that lets them
    if (w.verb === 'commandeer' && o.verb === 'use') return this.commandeers(w, o) ? { option: o, cards: [] } : null;
    // a hidden agenda is turned up by using or playing it, too
    const turnsUp = o.verb === 'activate' && (w.verb === 'use' || w.verb === 'play');
    const enters = this.entering && ENTERING.has(w.verb) && ENTERING.has(o.verb);
    if (o.verb !== w.verb && !turnsUp && !enters) return null;
    const f = w.fields;
    const acting = TEAM_VERBS.includes(w.verb);
    // `card` names a group of one
    if (f.card !== undefined && f.cards === undefined && o.group !== null && o.card < 0 && !acting) {
      return this.matchOne({ ...w, fields: { ...f, card: undefined, cards: [f.card] } }, o);
    }
    if (f.card !== undefined) {
      const isTeam =
        acting &&
        this.teamSpots(o).some(
          (spot) => this.isSpot(w, 'card', spot, f.card) || (o.verb === 'commandeer' && this.isAt(w, spot)),
        );
      if (!isTeam && (f.card === 'planet' || !this.isCopy(this.ids(w, 'card', f.card), o.card))) return null;
    }
    if (f.from !== undefined && !this.isSpot(w, 'from', o.from, f.from)) return null;
    if (f.at !== undefined && !this.isSpot(w, 'at', o.from, f.at)) return null;
    if (f.to !== undefined && !this.isSpot(w, 'to', this.goal(o, enters), f.to)) return null;
    if (f.target !== undefined) {
      const hit = w.verb === 'fight' ? this.fights(w, o, f.target) : this.isSpot(w, 'target', o.to, f.target);
      if (!hit && !this.answers(w, o, f.target)) return null;
    }
    if (f.using !== undefined && !this.ids(w, 'using', f.using).includes(o.from)) return null;
    if (f.affiliation !== undefined && o.word !== f.affiliation) return null;
    if (f.ability !== undefined && !spoken(o.word).toLowerCase().includes(String(f.ability).toLowerCase())) return null;
    if (f.cards !== undefined && isTry(w.verb)) return this.isTeam(w, o) ? { option: o, cards: [] } : null;
    if (f.cards !== undefined) {
      const names = namesIn(f.cards);
      if (o.group === null) {
        return names.length === 1 && this.ids(w, 'cards', names[0]).includes(o.card) ? { option: o, cards: [] } : null;
      }
      const cards = this.pickFrom(w, 'cards', names, o.group);
      return cards && cards.length >= o.min && cards.length <= o.max ? { option: o, cards } : null;
    }
    if (o.group !== null) {
      // a group that the file leaves open: for an offer that is enough; a step must leave no choice
      if (this.offering) return { option: o, cards: o.group.slice(0, Math.max(1, o.min)) };
      return o.group.length === o.min ? { option: o, cards: o.group } : null;
    }
    return { option: o, cards: [] };
  }

  /** The named card, or a copy that is just like it. */
  private isCopy(ids: readonly number[], id: number): boolean {
    return ids.includes(id) || (this.copies && ids.some((x) => this.sameCard(x, id)));
  }

  /** Where an option leads; what is reported to a battle goes where the battle is. */
  private goal(o: Option, enters: boolean): Spot {
    return enters && o.to === NOWHERE && this.event !== null ? this.event.spot : o.to;
  }

  /** what answers a card aims at that card, whether or not it has to be said. */
  private answers(w: Wanted, o: Option, name: unknown): boolean {
    if (o.to !== NOWHERE || name === 'planet' || this.event === null) return false;
    const { card, cards } = this.event;
    return this.ids(w, 'target', name).some((id) => id === card || cards.includes(id));
  }

  /** A battle is told by any adversary who stands there. */
  private fights(w: Wanted, o: Option, name: unknown): boolean {
    return cardsAt(this.g, o.from).some((x) => this.ids(w, 'target', name).includes(x));
  }

  /** Is the card of a step one of those there? */
  private isAt(w: Wanted, spot: Spot): boolean {
    return cardsAt(this.g, spot).some((x) => this.ids(w, 'card', w.fields.card).includes(x));
  }

  /** a text that lets its team commandeer, in the Ops of the target or aimed at it. */
  private commandeers(w: Wanted, o: Option): boolean {
    const { target, card } = w.fields;
    if (o.mark !== 'commandeer') return false;
    if (card !== undefined && !this.isCopy(this.ids(w, 'card', card), o.card) && !this.isAt(w, o.card)) return false;
    return target === undefined || this.isSpot(w, 'target', o.to, target) || this.opsOf(w, target).includes(o.card);
  }

  /** The sites of a station whose text lets somebody commandeer it. */
  private opsOf(w: Wanted, station: unknown): number[] {
    const inside = this.ids(w, 'target', station).flatMap((id) => this.g.tableau.aboard[id]);
    return inside.filter((id) => this.g.def(id).rules?.abilities?.some((a) => a.mark === 'commandeer'));
  }

  /** Are the cards of an attempt exactly the team that this option means? Equipment may be named with them. */
  private isTeam(w: Wanted, o: Option): boolean {
    const spots = this.teamSpots(o);
    const there = spots.flatMap((s) => cardsAt(this.g, s));
    const people = this.pickFrom(w, 'cards', namesIn(w.fields.cards), there)?.filter((id) => this.g.def(id).personnel);
    const able = spots.map((s) => this.teamsThatMay(o, s));
    // where several Away Teams may try, the option says which
    const last = able.length - 1;
    if (o.mark !== '') able[last] = able[last].filter((t) => markOfTeam(t) === o.mark);
    const halves = able.map((all) => all.find((t) => t.every((id) => people?.includes(id))) ?? []);
    return halves.every((t) => t.length > 0) && halves.flat().length === people?.length;
  }

  /** those of the teams at a spot that may attempt the mission of an option. */
  private teamsThatMay(o: Option, spot: Spot): number[][] {
    const { seat } = this.g.state.turn;
    const l = locationOfSpot(this.g, o.to);
    const all = teams(this.g, ablePersonnelAt(this.g, spot, seat));
    return o.verb === 'scout' ? all : all.filter((t) => mayTeamAttempt(this.g, l, seat, t));
  }

  /** Where the team of an option is: at a mission that takes both, the ship and the planet. */
  private teamSpots(o: Option): Spot[] {
    const l = locationOfSpot(this.g, o.to);
    return o.verb === 'attempt' && takesBoth(this.g, l) ? [o.from, planetSpot(l)] : [o.from];
  }

  /** Is a location that of the mission a step names? Without one, every location is. */
  private isThere(w: Wanted, location: number): boolean {
    if (w.fields.mission === undefined) return true;
    if (location < 0) return false;
    const { missions, card } = this.g.location(location);
    const ids = this.ids(w, 'mission', w.fields.mission);
    return missions.some((m) => ids.includes(m)) || ids.includes(card);
  }

  /** `mission` says where: the option begins there, ends there, or its cards are there. */
  private isAtMission(w: Wanted, { option, cards }: Matched): boolean {
    if (w.fields.mission === undefined) return true;
    const spots = [option.from, option.to].map((s) => locationOfSpot(this.g, s));
    const at = [option.card, ...cards].filter((id) => id >= 0).map((id) => locationOf(this.g, id));
    return [...spots, ...at].some((l) => this.isThere(w, l));
  }

  private offering = false;
  private copies = false;
  private entering = false;
  /** what the question belongs to that is being matched, and whom it is put to */
  private event: Occasion | null = null;
  private asked: Seat | null = null;

  /** Is such an option there? A group that is left open is no matter. */
  offered(d: Decision | null, w: Wanted): boolean {
    if (d !== null && this.isDrawable(d, w)) return true;
    this.offering = true;
    const found = this.all(d, w).length > 0;
    this.offering = false;
    return found;
  }

  /** At the tactic step a Tactic that could still be drawn, and used, is open, too: `pick` draws as far as is needed. */
  private isDrawable(d: Decision, w: Wanted): boolean {
    const battle = shipBattle(this.g);
    if (battle === null || d.prompt.id !== 'tactic' || w.verb !== 'pick' || typeof w.fields.pick !== 'string')
      return false;
    const drawn = d.options.filter((o) => o.card >= 0).length;
    const next = pile(this.g, d.seat, Zone.Bridge).slice(0, battle.draws[d.seat] - drawn);
    const side = battle.sides[0] === d.seat ? 0 : 1;
    const usable = (id: number): boolean => mayUseTactic(this.g, battle, side, id);
    return this.named(w.fields.pick).some((id) => next.includes(id) && usable(id));
  }

  /** Every option that fits; options that differ only in identical copies count as one. */
  all(d: Decision | null, w: Wanted): Matched[] {
    if (d === null) return [];
    const exact = this.fitting(d, w);
    if (exact.length > 0) return this.narrow(w, exact);
    const taker = this.taker(d, w);
    if (taker !== null) return [taker];
    // the engine may offer another copy, just like the one that is named
    this.copies = true;
    const alike = this.fitting(d, w);
    this.copies = false;
    // whoever reports is played, in a step; and some are played to report
    if (alike.length > 0 || !(w.verb === 'report' || (w.verb === 'play' && !this.offering)))
      return this.narrow(w, alike);
    this.entering = true;
    const entering = this.fitting(d, w);
    this.entering = false;
    return this.narrow(w, entering);
  }

  /** BOG-93: where it is asked whose affiliation a card takes, the affiliation says as much as a name: any of those who have it. */
  private taker(d: Decision, w: Wanted): Matched | null {
    const affiliation = AFFILIATIONS.find((a) => a === w.fields.pick);
    if (d.prompt.id !== 'commandeer' || affiliation === undefined) return null;
    const option = d.options.find((o) => (affiliations(this.g, o.card) & affiliationBit(affiliation)) !== 0);
    return option === undefined ? null : { option, cards: [] };
  }

  private fitting(d: Decision, w: Wanted): Matched[] {
    const out: Matched[] = [];
    this.event = d.event;
    this.asked = d.seat;
    for (const o of d.options) {
      const m = w.fields.pick === true ? this.way(o) : this.matchOne(w, o);
      if (m === null || !this.isAtMission(w, m)) continue;
      const named = w.fields.cards !== undefined || w.fields.card !== undefined;
      const judged = m.option.group !== null && (!this.offering || named);
      if (judged && d.check && d.check(m.option, m.cards) !== null) continue;
      out.push(m);
    }
    return out;
  }

  /** `pick: true`: any way there is, other than to decline. */
  private way(o: Option): Matched | null {
    if (o.verb === 'pass') return null;
    if (o.group !== null && o.group.length !== o.min) return null;
    return { option: o, cards: o.group ?? [] };
  }

  private narrow(w: Wanted, found: Matched[]): Matched[] {
    if (found.length < 2) return found;
    // without a target, an option that has none is meant; without an ability, one without a word
    let out = found;
    const prefer = (test: (m: Matched) => boolean) => {
      const some = out.filter(test);
      if (some.length > 0) out = some;
    };
    if (w.fields.target === undefined && w.fields.to === undefined) prefer((m) => m.option.to === NOWHERE);
    if (w.fields.ability === undefined && w.fields.pick === undefined && w.fields.affiliation === undefined) {
      prefer((m) => m.option.word === '');
    }
    if (typeof w.fields.pick === 'string') {
      const word = w.fields.pick.toLowerCase();
      prefer((m) => spoken(m.option.word).toLowerCase() === word);
    }
    const first = out[0];
    return out.every((m) => m === first || this.alike(m, first)) ? [first] : out;
  }

  private alike(a: Matched, b: Matched): boolean {
    return (
      a.option.word === b.option.word &&
      this.sameCard(a.option.card, b.option.card) &&
      this.sameSpot(a.option.from, b.option.from) &&
      this.sameSpot(a.option.to, b.option.to) &&
      a.cards.length === b.cards.length
    );
  }

  private sameSpot(a: Spot, b: Spot): boolean {
    return a === b || (isCardSpot(a) && isCardSpot(b) && this.sameCard(a, b));
  }

  private sameCard(a: number, b: number): boolean {
    if (a === b) return true;
    if (a < 0 || b < 0) return false;
    const x = this.g.card(a);
    const y = this.g.card(b);
    return (
      x.def === y.def &&
      x.owner === y.owner &&
      x.controller === y.controller &&
      x.zone === y.zone &&
      x.host === y.host &&
      x.dock === y.dock &&
      x.status === y.status &&
      x.countdown === y.countdown &&
      x.rangeUsed === y.rangeUsed &&
      this.used(a) === this.used(b) &&
      this.contents(a) === this.contents(b)
    );
  }

  /** What a copy has done of what it may do only so often. */
  private used(id: number): string {
    return this.g.state.uses
      .filter((u) => u.card === id)
      .map((u) => `${u.what}:${u.about}:${u.times}`)
      .sort()
      .join();
  }

  private contents(id: number): string {
    const t = this.g.tableau;
    return [...t.aboard[id], ...t.on[id]]
      .map((x) => `${this.g.card(x).def}:${this.g.card(x).status}:${this.g.card(x).mode}`)
      .join();
  }

  /** Does a pick decide for this option: its word, its card, where it goes? */
  decides(w: Wanted, o: Option): boolean {
    const want = String(w.fields.pick);
    if (o.word !== '' && spoken(o.word).toLowerCase().includes(want.toLowerCase())) return true;
    const ids = this.named(want);
    if (want !== 'planet' && ids.length === 0) return false;
    return (
      ids.includes(o.card) ||
      (o.to !== NOWHERE && this.isSpot(w, 'pick', o.to, want)) ||
      (o.from !== NOWHERE && this.isSpot(w, 'pick', o.from, want))
    );
  }

  /** The only possible answer, where there is one: copies that are alike count as one. */
  only(d: Decision): Matched | null {
    if (d.kind === 'action') return null;
    const [first] = d.options;
    if (first.group !== null) {
      if (d.options.length > 1 || first.min !== first.max) return null;
      const [a] = first.group;
      const same = first.group.length === first.min || first.group.every((id) => this.sameCard(a, id));
      return same ? { option: first, cards: first.group.slice(0, first.min) } : null;
    }
    const all = d.options.map((option) => ({ option, cards: [] }));
    return all.every((m) => m.option.verb === first.verb && m.option.group === null && this.alike(m, all[0]))
      ? all[0]
      : null;
  }

  /** The actions a wanted step could name, one for each copy of its card. */
  actions(w: Wanted): Proposal[] {
    const f = w.fields;
    if (w.verb === 'commandeer' && f.target !== undefined) {
      const uses = this.opsOf(w, f.target).map((card) => action('use', { card, word: 'commandeer' }));
      // the attempt says more of a station than the text of its Ops
      return [...this.ids(w, 'target', f.target).map((to) => action('commandeer', { to })), ...uses];
    }
    if (isTry(w.verb) && f.card === undefined && f.target !== undefined) return this.attempts(w);
    if (f.card === undefined || f.card === 'planet') return [this.action(w)];
    const first = this.action(w);
    if (first.card < 0) return [first];
    const all = this.ids(w, 'card', f.card).map((card) => ({ ...first, card }));
    // a text that downloads is used
    if (w.verb === 'download' && f.using !== undefined)
      all.push(...this.ids(w, 'using', f.using).map((card) => action('use', { card })));
    return all;
  }

  /** An attempt by whoever could be meant: the Away Team, or the crew of any ship there. */
  private attempts(w: Wanted): Proposal[] {
    const base = this.action(w);
    const l = locationOfSpot(this.g, base.to);
    return [planetSpot(l), ...this.g.tableau.space[l].filter((x) => this.g.def(x).ship)].map((from) => ({
      ...base,
      from,
    }));
  }

  /** The action a wanted step names, for asking why it is refused. */
  action(w: Wanted): Proposal {
    const f = w.fields;
    const card = f.card !== undefined && f.card !== 'planet' ? (this.ids(w, 'card', f.card)[0] ?? -1) : -1;
    const names = namesIn(f.cards);
    const location = (value: unknown, planet: boolean): Spot => {
      const ids = this.ids(w, 'to', value);
      // of a mission that shows an outpost, this is where people and ships go
      const shown = GOING.has(w.verb) ? ids.find((x) => this.g.def(x).facts.token) : undefined;
      const id = shown ?? ids[0];
      const c = this.g.card(id);
      const d = this.g.def(id);
      const makesIt =
        (w.verb === 'move' || isTry(w.verb)) && c.zone === Zone.OnLocation && this.g.location(c.host).card === id;
      // a time location is a place like a mission
      const place = d.mission || d.facts.type === 'Time Location';
      if (place || makesIt) return planet && place ? planetSpot(c.host) : locationSpot(c.host);
      return id;
    };
    const acting = TEAM_VERBS.includes(w.verb);
    const toPlanet = w.verb === 'beam' || w.verb === 'walk' || w.verb === 'report';
    const where = f.to ?? f.target;
    let to: Spot = NOWHERE;
    if (where === 'planet') to = this.planetOf(w, names, card);
    else if (where !== undefined) to = location(where, toPlanet);
    let from: Spot = NOWHERE;
    const origin = f.from ?? f.at ?? (acting ? f.card : undefined) ?? f.using;
    if (origin === 'planet')
      // of a fight, where the one who is named as its target stands
      from =
        acting && to !== NOWHERE && !isCardSpot(to)
          ? planetSpot(spotLocation(to))
          : this.planetOf(w, names, card < 0 && isCardSpot(to) ? to : card);
    else if (origin !== undefined) from = location(origin, true);
    return {
      verb: w.verb,
      card: acting ? -1 : card,
      from,
      to,
      word: String(f.affiliation ?? f.ability ?? ''),
      cards: this.thoseAt(w, names, from),
    };
  }

  /** One card for each name: of several copies one that stands where they come from, and none twice. */
  private thoseAt(w: Wanted, names: readonly unknown[], from: Spot): number[] {
    const out: number[] = [];
    for (const name of names) {
      const all = this.ids(w, 'cards', name);
      const free = all.filter((id) => !out.includes(id));
      out.push(free.find((id) => spotOf(this.g, id) === from) ?? free[0] ?? all[0]);
    }
    return out;
  }

  private planetOf(w: Wanted, names: readonly unknown[], card: number): Spot {
    const mission = w.fields.mission === undefined ? -1 : this.ids(w, 'mission', w.fields.mission)[0];
    if (mission >= 0 && locationOf(this.g, mission) >= 0) return planetSpot(locationOf(this.g, mission));
    const { from } = w.fields;
    const origin = from === undefined || from === 'planet' ? undefined : this.ids(w, 'from', from)[0];
    const id = origin ?? (names.length > 0 ? this.named(String(names[0]))[0] : card);
    if (id === undefined || id < 0) return NOWHERE;
    let c = this.g.card(id);
    while (c.zone === Zone.Aboard || c.zone === Zone.On) c = this.g.card(c.host);
    return c.host >= 0 ? planetSpot(c.host) : NOWHERE;
  }

  /** An option in words, for messages. */
  describe(o: Option): string {
    const title = (id: number) => this.g.def(id).title;
    const spot = (s: Spot): string => {
      if (isCardSpot(s)) return title(s);
      const card = cardOfLocation(this.g, spotLocation(s));
      const name = card >= 0 ? title(card) : `location ${spotLocation(s)}`;
      return isPlanetSpot(s) ? `planet ${name}` : name;
    };
    let text: string = o.verb;
    if (o.card >= 0) text += ` ${title(o.card)}`;
    if (o.from !== NOWHERE) text += ` from ${spot(o.from)}`;
    if (o.to !== NOWHERE) text += ` to ${spot(o.to)}`;
    if (o.word !== '') text += ` "${o.word}"`;
    if (o.group !== null) text += ` [${o.group.map(title).join(', ')}]`;
    return text;
  }
}

/**
 * What lies where, derived from the cards in one pass and kept until the state changes: who is aboard what, which texts
 * are in force. Nothing here is truth; the truth is in `state.cards`.
 */
import type { CardDef } from '../cards/catalogue.ts';
import { BORG } from '../cards/names.ts';
import type {
  AttributeModifier,
  CopiesModifier,
  DisableModifier,
  Forbidden,
  ForbidModifier,
  FreePlayModifier,
  GoalModifier,
  Granted,
  GrantModifier,
  IdentityModifier,
  LandModifier,
  LikenessModifier,
  OfflineModifier,
  RedirectModifier,
  ReportModifier,
  SeedingModifier,
  SkillModifier,
  SpanModifier,
  StaffingModifier,
  TaxModifier,
  WorthModifier,
} from '../language/definition.ts';
import type { Reading } from '../language/reading.ts';
import type { Selector } from '../language/speech.ts';
import type { Game } from './game.ts';
import { modifierOf } from './lasting.ts';
import { NOWHERE } from './spot.ts';
import { type Card, type State, Status, Zone } from './state.ts';

/** One text in force, and the card it is on. */
class Source<M> {
  constructor(
    readonly card: number,
    readonly modifier: M,
    /** it holds whatever becomes of the card */
    readonly lasting = false,
  ) {}
}

/** Those who could share their skills, and by skill the highest level that any of them has, as far as it was asked for. */
export interface Shared {
  readonly able: readonly number[];
  readonly highest: (number | undefined)[];
}

/**
 * Answers by number, all forgotten at once: with every change of the state. Nothing is cleared or made anew for that, an older answer is
 * merely no longer one.
 */
class Kept<T> {
  private readonly values: T[] = [];
  private readonly times: number[] = [];

  constructor(private readonly clock: { readonly now: number }) {}

  get(key: number): T | undefined {
    return this.times[key] === this.clock.now ? this.values[key] : undefined;
  }

  set(key: number, value: T): T {
    this.values[key] = value;
    this.times[key] = this.clock.now;
    return value;
  }

  /** What is known now. */
  entries(): [number, T][] {
    const out: [number, T][] = [];
    this.values.forEach((value, key) => {
      if (this.times[key] === this.clock.now) out.push([key, value]);
    });
    return out;
  }
}

/** What is worked out when it is asked for, and kept until the next change of the state, whatever it is. */
export class Answers {
  private readonly clock = { now: 0 };
  /** by card id: how its text reads */
  readonly readings = this.empty<Reading>();
  /** by twice the card id, and one more for the second seat: who is not under house arrest there */
  readonly free = this.empty<readonly number[]>();
  /** by twice the card id or location, and one more for the second seat: a player's personnel who can act aboard, or on the planet */
  readonly ableAboard = this.empty<readonly number[]>();
  readonly ableOnPlanet = this.empty<readonly number[]>();
  /** the same: which of a player's cards could leave from there */
  readonly leaveAboard = this.empty<readonly number[]>();
  readonly leavePlanet = this.empty<readonly number[]>();
  /** by card id: whether a text disables it */
  readonly disabled = this.empty<boolean>();
  /** by the group that shares its skills, and the card that says so */
  shared: Map<Selector, Shared[]> | null = null;
  /** by the place of a text among those of its kind, and card id: whether it reaches the card */
  private readonly reached: Readonly<Record<'skill' | 'attribute', Kept<boolean>[]>> = { skill: [], attribute: [] };
  /** by card id and skill: the level */
  readonly levels: Kept<number>[] = [];
  /** WARP-27: everybody works with everybody */
  mix: boolean | null = null;

  private empty<T>(): Kept<T> {
    return new Kept(this.clock);
  }

  levelsOf(id: number): Kept<number> {
    this.levels[id] ??= this.empty();
    return this.levels[id];
  }

  reachOf(kind: 'skill' | 'attribute', text: number): Kept<boolean> {
    const texts = this.reached[kind];
    texts[text] ??= this.empty();
    return texts[text];
  }

  forget(): void {
    this.clock.now++;
    this.shared = null;
    this.mix = null;
  }
}

/** Nobody anywhere: one list for all such places, so nothing is ever added to it. */
const NONE: number[] = [];
const NOTHING: number[][] = new Array<number[]>(256).fill(NONE);

export interface Tableau {
  /** everything in play */
  inPlay: readonly number[];
  ships: readonly number[];
  facilities: readonly number[];
  /** cards in play with two affiliations or more, missions apart */
  switchers: readonly number[];
  faceDown: readonly number[];
  captives: readonly number[];
  /** cards in play with an infiltration icon, or whom a text might give one */
  infiltrators: readonly number[];
  holograms: readonly number[];
  /** somebody or something of the Borg is in play */
  borg: boolean;
  /** objectives that are aimed at something, and what lies between two places */
  readonly aimed: readonly number[];
  /** cards in play with a special download icon */
  downloaders: readonly number[];
  /** cards in play that answer events or act at any time */
  answering: readonly number[];
  /** what was asked for since the state changed last */
  answers: Answers;
  /** cards with somebody or something aboard */
  hosts: readonly number[];
  /** by card id: cards aboard */
  aboard: readonly (readonly number[])[];
  /** by card id: cards played on it */
  on: readonly (readonly number[])[];
  /** by card id: ships docked at it */
  docked: readonly (readonly number[])[];
  /** by location: ships and facilities in space */
  space: readonly (readonly number[])[];
  /** by location: on the surface */
  planet: readonly (readonly number[])[];
  /** by location: on the mission or planet as a played card */
  onLocation: readonly (readonly number[])[];
  /** cards with texts that act by themselves: triggers, abilities, cures */
  active: readonly number[];
  /** the texts of `forbid` and `grant` by what they speak of */
  bans: ReadonlyMap<Forbidden, readonly Source<ForbidModifier>[]>;
  grants: ReadonlyMap<Granted, readonly Source<GrantModifier>[]>;
  /** cards that answer events from where they lie in play */
  attribute: Source<AttributeModifier>[];
  skill: Source<SkillModifier>[];
  identity: Source<IdentityModifier>[];
  likeness: Source<LikenessModifier>[];
  /** cards of which it is being found out what they are */
  deciding: Set<number>;
  /** cards of which it is being found out whether a text disables them */
  silencing: number[];
  /** cards of which it is being found out whether they have the skills of others */
  copying: Set<number>;
  report: Source<ReportModifier>[];
  free: Source<FreePlayModifier>[];
  forbid: Source<ForbidModifier>[];
  grant: Source<GrantModifier>[];
  land: Source<LandModifier>[];
  disable: Source<DisableModifier>[];
  goal: Source<GoalModifier>[];
  copies: Source<CopiesModifier>[];
  redirect: Source<RedirectModifier>[];
  seeding: Source<SeedingModifier>[];
  offline: Source<OfflineModifier>[];
  staffing: Source<StaffingModifier>[];
  tax: Source<TaxModifier>[];
  worth: Source<WorthModifier>[];
  span: Source<SpanModifier>[];
}

/** A face-down card, or a disabled one, has no text. */
const TEXT_OFF = Status.FaceDown | Status.Disabled | Status.Stasis | Status.Deactivated;
const CAPTIVE = Status.Captive | Status.Brainwashed;
/** Every status that makes a difference here; `core/door/condition.ts` says of a change whether it is one of these. */
export const LOOKED_AT = TEXT_OFF | CAPTIVE | Status.Assimilated | Status.Uncontrolled;

/** DOM-70: a site other than a docking site, of a station that nobody controls: its text is not used yet. */
export const isIdleSite = (state: State, c: Card, d: CardDef): boolean =>
  d.rules?.site !== undefined &&
  d.rules.docks === undefined &&
  (state.cards[c.host].status & Status.Uncontrolled) !== 0;

/** whom a text disables has no text, and what is in stasis neither; nor who has lost special skills. What lasts, lasts. */
export function silenced(g: Game, t: Tableau, answers: Answers): Tableau {
  const off = new Set<number>();
  for (const id of t.inPlay) {
    const d = g.def(id);
    if (!d.acts && d.modifiers.length === 0) continue;
    for (const s of t.disable) {
      if (s.card === id || !s.modifier.applies(g, s.card, id)) continue;
      if (
        s.modifier.stasis &&
        t.grant.some((x) => x.modifier.what === 'awake' && x.modifier.applies(g, x.card, id, -1))
      )
        continue;
      off.add(id);
      break;
    }
  }
  if (off.size === 0) return t;
  const heard = <M>(texts: readonly Source<M>[]): Source<M>[] => texts.filter((s) => s.lasting || !off.has(s.card));
  const forbid = heard(t.forbid);
  const grant = heard(t.grant);
  return otherwise(t, {
    active: t.active.filter((id) => !off.has(id)),
    attribute: heard(t.attribute),
    skill: heard(t.skill),
    identity: heard(t.identity),
    likeness: heard(t.likeness),
    report: heard(t.report),
    free: heard(t.free),
    forbid,
    grant,
    bans: byWhat(forbid),
    grants: byWhat(grant),
    land: heard(t.land),
    disable: heard(t.disable),
    goal: heard(t.goal),
    copies: heard(t.copies),
    redirect: heard(t.redirect),
    seeding: heard(t.seeding),
    offline: heard(t.offline),
    staffing: heard(t.staffing),
    tax: heard(t.tax),
    worth: heard(t.worth),
    span: heard(t.span),
    answers,
  });
}

export function makeTableau(state: State, defs: readonly CardDef[], answers: Answers): Tableau {
  const n = state.cards.length;
  const l = state.locations.length;
  // copying is quicker than filling
  while (NOTHING.length < n) NOTHING.push(NONE);
  const lists = (size: number): number[][] => NOTHING.slice(0, size);
  const add = (where: number[][], at: number, id: number) => {
    if (where[at] === NONE) where[at] = [id];
    else where[at].push(id);
  };
  const aboard = lists(n);
  const on = lists(n);
  const docked = lists(n);
  const space = lists(l);
  const planet = lists(l);
  const onLocation = lists(l);
  const hosts: number[] = [];
  const active: number[] = [];
  const inPlay: number[] = [];
  const ships: number[] = [];
  const facilities: number[] = [];
  const switchers: number[] = [];
  const faceDown: number[] = [];
  const captives: number[] = [];
  const infiltrators: number[] = [];
  const holograms: number[] = [];
  const downloaders: number[] = [];
  const aimed: number[] = [];
  const answering: number[] = [];
  const t: Tableau = {
    inPlay,
    ships,
    facilities,
    switchers,
    faceDown,
    captives,
    infiltrators,
    holograms,
    borg: false,
    aimed,
    downloaders,
    answering,
    answers,
    hosts,
    aboard,
    on,
    docked,
    space,
    planet,
    onLocation,
    active,
    bans: NO_TEXTS,
    grants: NO_TEXTS,
    attribute: [],
    skill: [],
    identity: [],
    likeness: [],
    deciding: new Set(),
    silencing: [],
    copying: new Set(),
    report: [],
    free: [],
    forbid: [],
    grant: [],
    land: [],
    disable: [],
    goal: [],
    copies: [],
    redirect: [],
    seeding: [],
    offline: [],
    staffing: [],
    tax: [],
    worth: [],
    span: [],
  };
  for (let id = 0; id < n; id++) {
    const c = state.cards[id];
    if (c.zone < Zone.Mission) continue;
    switch (c.zone) {
      case Zone.Aboard:
        if (aboard[c.host] === NONE) hosts.push(c.host);
        add(aboard, c.host, id);
        break;
      case Zone.On:
        add(on, c.host, id);
        break;
      case Zone.Space:
        add(space, c.host, id);
        if (c.dock >= 0) add(docked, c.dock, id);
        break;
      case Zone.Planet:
        add(planet, c.host, id);
        break;
      case Zone.OnLocation:
        add(onLocation, c.host, id);
        break;
      default:
        break;
    }
    const d = defs[c.def];
    inPlay.push(id);
    if (d.ship) ships.push(id);
    else if (d.facility) facilities.push(id);
    if (d.modes.length > 1 && !d.mission) switchers.push(id);
    if ((c.status & Status.FaceDown) !== 0) faceDown.push(id);
    if ((c.status & Status.Captive) !== 0) captives.push(id);
    if (d.infiltrates) infiltrators.push(id);
    if (d.hologram) holograms.push(id);
    if ((d.affiliations & BORG) !== 0 || (c.status & Status.Assimilated) !== 0) t.borg = true;
    if (c.aim !== NOWHERE) aimed.push(id);
    if (d.facts.downloads !== undefined) downloaders.push(id);
    if (d.anyTime || d.answers.size > 0) answering.push(id);
    if ((c.status & TEXT_OFF) !== 0 || (c.status & CAPTIVE) === Status.Captive) continue;
    if (d.acts) active.push(id);
    const modifiers = d.modifiers;
    const idle = isIdleSite(state, c, d);
    for (let i = 0; i < modifiers.length; i++) {
      const m = modifiers[i];
      // from Ops the station is taken over
      if (idle && !(m.kind === 'grant' && m.what === 'operations')) continue;
      (t[m.kind] as Source<typeof m>[]).push(new Source(id, m));
    }
  }
  for (const l of state.lasting) {
    const m = modifierOf(l, defs[l.def]);
    (t[m.kind] as Source<typeof m>[]).push(new Source(l.source, m, true));
  }
  if (t.likeness.length > 0 || t.identity.some(({ modifier }) => modifier.value.startsWith('inf:')))
    t.infiltrators = inPlay.filter((id) => defs[state.cards[id].def].personnel);
  t.bans = byWhat(t.forbid);
  t.grants = byWhat(t.grant);
  return t;
}

const NO_TEXTS: ReadonlyMap<never, never> = new Map<never, never>();

function byWhat<W, M extends { readonly what: W }>(texts: readonly Source<M>[]): ReadonlyMap<W, readonly Source<M>[]> {
  if (texts.length === 0) return NO_TEXTS;
  const out = new Map<W, Source<M>[]>();
  for (const text of texts) {
    const same = out.get(text.modifier.what);
    if (same === undefined) out.set(text.modifier.what, [text]);
    else same.push(text);
  }
  return out;
}

/** Where a card in play lies. */
export type Place = Pick<Card, 'id' | 'zone' | 'host' | 'dock'>;

/** The lists that say what lies where; by what they go: a card, or a location. */
const LISTS: Readonly<Partial<Record<Zone, 'aboard' | 'on' | 'space' | 'planet' | 'onLocation'>>> = {
  [Zone.Aboard]: 'aboard',
  [Zone.On]: 'on',
  [Zone.Space]: 'space',
  [Zone.Planet]: 'planet',
  [Zone.OnLocation]: 'onLocation',
};

/**
 * Cards have only been moved within play, and it is known where they were before: texts in force are the same then. Lists are replaced,
 * never changed: whoever goes through one that was asked for before goes on with that.
 */
export function afterMoves(t: Tableau, moves: readonly Place[], state: State): void {
  const { aboard } = t;
  for (let i = 0; i < moves.length; i++) {
    const { id } = moves[i];
    if (moves.findIndex((m) => m.id === id) < i) continue;
    relist(t, moves[i], without);
    relist(t, state.cards[id], withCard);
  }
  if (t.aboard === aboard) return;
  // as if all cards had been gone through: by the first aboard
  const hosts: number[] = [];
  for (let id = 0; id < t.aboard.length; id++) if (t.aboard[id].length > 0) hosts.push(id);
  t.hosts = hosts.sort((a, b) => t.aboard[a][0] - t.aboard[b][0]);
}

type Relist = (list: readonly number[], id: number) => readonly number[];

/** Changes the lists that a card at this place is in. */
function relist(t: Tableau, { id, zone, host, dock }: Place, change: Relist): void {
  const list = LISTS[zone];
  if (list === undefined) return;
  t[list] = replaced(t[list], host, change(t[list][host], id));
  if (zone === Zone.Space && dock >= 0) t.docked = replaced(t.docked, dock, change(t.docked[dock], id));
}

function replaced(
  lists: readonly (readonly number[])[],
  at: number,
  list: readonly number[],
): readonly (readonly number[])[] {
  const out = lists.slice();
  out[at] = list;
  return out;
}

const without: Relist = (list, id) => (list.length === 1 ? NONE : list.filter((x) => x !== id));

/** Every list goes by the numbers of the cards. */
const withCard: Relist = (list, id) => {
  const out = list.slice();
  let at = out.length;
  while (at > 0 && out[at - 1] > id) at--;
  out.splice(at, 0, id);
  return out;
};

/** With other texts in force; nothing that was kept is true of it. */
export const otherwise = (t: Tableau, texts: Partial<Tableau>): Tableau => ({
  ...t,
  answers: new Answers(),
  ...texts,
});

/** What is found out on the way to another answer is not kept: the text that is being read is left out of it. */
export const isWholeAnswer = ({ deciding, copying, silencing }: Tableau): boolean =>
  deciding.size === 0 && copying.size === 0 && silencing.length === 0;

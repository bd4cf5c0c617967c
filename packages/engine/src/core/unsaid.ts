/**
 * Nothing moves or changes untold. Rules and texts tell what they do; a card that went somewhere else, came into another condition or to
 * another player without a word is told of here, before the next question and when a text has done its work, so that whoever reads the
 * log can follow every card that they may follow, and knows whose text it was (`g.acting`).
 */

import { AFFILIATIONS } from '../cards/facts.ts';
import { CONDITIONS_TOLD, conditionsIn, endsStops, lineIn, rangeIn, worksIn } from './conditions-told.ts';
import { FACE_UP, inPlay, pile } from './door.ts';
import type { Game } from './game.ts';
import { locationTold } from './line-told.ts';
import { type Card, FIRST_IN_PLAY, isPile, type Player, SEATS, type Seat, Status, Zone } from './state.ts';
import {
  type CardRef,
  type Destination,
  gone,
  type PlaceRef,
  ref,
  refs,
  type SideDeck,
  shown,
  sourceRef,
  type Telling,
} from './telling.ts';
import { silencer } from './values.ts';

interface Whereabouts {
  readonly zone: Zone;
  readonly host: number;
  readonly status: number;
  readonly controller: Seat;
  readonly mode: number;
  readonly countdown: number;
  readonly rangeUsed: number;
  /** BOG-11: used, and face up underneath its side deck */
  readonly underneath: boolean;
  /** for a card on its way: has anything been told of it, that it was used or met, and where it came from */
  readonly told?: boolean;
  readonly used?: boolean;
  readonly from?: Zone;
}

/** a card that comes into play has no past; in what condition it comes is told. */
const FRESH = { status: 0, mode: -1, countdown: -1, rangeUsed: 0 } as const;

const isUnderneath = ({ zone, seen }: Card): boolean =>
  (zone === Zone.Bridge || zone === Zone.QDeck || zone === Zone.Tent) && seen === FACE_UP;

const SIDE_DECKS = [
  ['bridge', 'battle-bridge'],
  ['continuum', 'q-continuum'],
  ['tent', 'q-tent'],
] as const satisfies readonly (readonly [keyof Player, SideDeck])[];

type Draws = Pick<Player, 'noDraws' | 'extraDraws'>;
const USUAL: Draws = { noDraws: false, extraDraws: 0 };

/** Where every card was when everything had been told. */
export class Unsaid {
  private before: Whereabouts[] = [];
  private readonly named = new Set<number>();
  /** of these, which have been played or met: they are used up when they have done their work */
  private readonly used = new Set<number>();
  /** by card: the conditions that were told of; and the cards of which it was told who has them */
  private readonly conditions = new Map<number, number>();
  private readonly controls = new Set<number>();
  /** and as which affiliation they work */
  private readonly modes = new Set<number>();
  /** by ship: RANGE of which it was told that it was spent */
  private readonly ranges = new Map<number, number>();
  /** whose turn has begun: their stops have ended, and their RANGE is there again, by themselves */
  private readonly awake = new Set<Seat>();

  /** whom a text disables while it holds, by card, as far as it was told */
  private silenced = new Set<number>();

  /** by seat: what was said of the draws to come; nothing before the first look */
  private readonly draws: (Draws | undefined)[] = [];

  /** cards that have taken the place of others, and their state */
  private readonly succeeded = new Set<number>();
  /** the places on each line; nothing before the first look; and those of which it was told where they are */
  private lines: readonly (readonly number[])[] | null = null;
  private readonly places = new Set<number>();
  /** by seat: which side decks are open */
  private readonly open: (readonly boolean[] | undefined)[] = [];

  /** Whose draw deck was made anew of the discard pile (WARP-37): that is told as one. */
  private readonly regenerated = new Set<number>();

  /** the cards whose way has been told at this look */
  private readonly arrived = new Set<number>();

  /** Under which locations stacks were slid (WARP-24): that is told as one, too. */
  private readonly slid = new Set<number>();

  /** A telling has said where these go. To be named otherwise, as one selected or stopped, says nothing of that. */
  heard(telling: Telling): void {
    for (const r of goers(telling)) if (r !== null) this.named.add(r.card);
    if ('card' in telling && telling.card !== null && USES.includes(telling.kind)) this.used.add(telling.card.card);
    if (telling.kind === 'slid-under' && 'location' in telling.at) this.slid.add(telling.at.location);
    if (telling.kind === 'deck-regenerated') this.regenerated.add(telling.who);
    if (telling.kind === 'replaced') this.succeeded.add(telling.card.card);
    const place = lineIn(telling);
    if (place !== null) this.places.add(place);
    const { cards, bits, control } = conditionsIn(telling);
    for (const { card } of cards) {
      this.conditions.set(card, (this.conditions.get(card) ?? 0) | bits);
      if (control) this.controls.add(card);
    }
    for (const { card } of worksIn(telling)) this.modes.add(card);
    const range = rangeIn(telling);
    if (range !== null) this.ranges.set(range.ship, (this.ranges.get(range.ship) ?? 0) + range.spent);
    const awake = endsStops(telling);
    if (awake === null) return;
    this.awake.add(awake);
    this.draws[awake] = USUAL;
  }

  /** Tells of what moved since the last time, as far as no telling has named it since the last question. */
  tell(g: Game, atQuestion: boolean): void {
    const { cards } = g.state;
    this.arrived.clear();
    for (let id = 0; id < cards.length; id++) {
      const c = cards[id];
      const was = this.before[id];
      if (c.zone === Zone.Aside) {
        // on its way: told when it arrives
        const told = this.named.has(id) || this.used.has(id) || was?.told === true;
        const used = this.used.has(id) || was?.used === true;
        this.before[id] = { ...(was ?? whereabouts(c)), zone: Zone.Aside, told, used, from: was?.from ?? was?.zone };
        continue;
      }
      if (was === undefined) {
        this.before[id] = whereabouts(c);
        continue;
      }
      const moved = was.zone !== c.zone || was.host !== c.host || (isUnderneath(c) && !was.underneath);
      if (!moved && !isOtherwise(c, was)) continue;
      if (moved && !this.named.has(id)) {
        const telling =
          this.isRegenerated(c, was) || this.isSlid(c) ? null : tellingOf(g, c, was, this.isBeneath(g, c));
        if (telling !== null) g.tell(() => telling);
      }
      const arrives = (was.from ?? was.zone) < FIRST_IN_PLAY;
      this.tellChange(g, c, arrives ? { ...was, ...FRESH, controller: c.owner } : was);
      this.before[id] = whereabouts(c);
      if (moved) this.arrived.add(id);
    }
    this.tellLines(g);
    this.tellSilenced(g);
    for (const seat of SEATS) {
      this.tellDraws(g, seat);
      this.tellOpened(g, seat);
    }
    if (!atQuestion) return;
    this.named.clear();
    this.used.clear();
    this.conditions.clear();
    this.controls.clear();
    this.modes.clear();
    this.ranges.clear();
    this.awake.clear();
    this.regenerated.clear();
    this.slid.clear();
    this.succeeded.clear();
    this.places.clear();
  }

  /** A card in play, in another condition or in other hands than before; one that has come is in none. */
  private tellChange(g: Game, c: Card, was: Whereabouts): void {
    if (!inPlay(c)) return;
    const by = sourceRef(g, g.acting);
    let untold = (c.status ^ was.status) & ~(this.conditions.get(c.id) ?? 0);
    if ((c.status & Status.Stopped) === 0 && this.awake.has(c.controller)) untold &= ~Status.Stopped;
    for (const [bit, is] of CONDITIONS_TOLD) {
      if ((untold & bit) === 0) continue;
      const on = (c.status & bit) !== 0;
      g.tell(() => ({ kind: 'condition', card: ref(g, c.id), is, on, by }));
    }
    if (c.controller !== was.controller && !this.controls.has(c.id))
      g.tell(() => ({ kind: 'control', who: c.controller, card: ref(g, c.id), by }));
    // BOG-94, DOM-36: by itself; whoever has only one again is told of by what ended it
    if (c.mode !== was.mode && c.mode >= 0 && !this.modes.has(c.id)) {
      const affiliation = AFFILIATIONS[c.mode];
      g.tell(() => ({ kind: 'works-as', who: c.controller, card: ref(g, c.id), affiliation }));
    }
    // what has run out is told to have expired
    if (c.countdown !== was.countdown && c.countdown > 0)
      g.tell(() => ({ kind: 'countdown', card: ref(g, c.id), left: c.countdown }));
    if (!this.succeeded.has(c.id)) this.tellRange(g, c, c.rangeUsed - was.rangeUsed, by);
  }

  /** Who is disabled, or no longer, by a text that holds where they are. */
  private tellSilenced(g: Game): void {
    if (g.tableau.disable.length === 0 && this.silenced.size === 0) return;
    const { cards } = g.state;
    const by = new Map<number, number[]>();
    const awake: number[] = [];
    const now = new Set<number>();
    for (const { id, zone } of cards) {
      const source = zone >= FIRST_IN_PLAY ? silencer(g, id) : -1;
      if (source >= 0) {
        now.add(id);
        if (!this.silenced.has(id)) by.set(source, [...(by.get(source) ?? []), id]);
      } else if (this.silenced.has(id) && zone >= FIRST_IN_PLAY) awake.push(id);
    }
    this.silenced = now;
    for (const [source, ids] of by)
      g.tell(() => ({ kind: 'silenced', cards: refs(g, ids), on: true, by: sourceRef(g, source) }));
    if (awake.length > 0) g.tell(() => ({ kind: 'silenced', cards: refs(g, awake), on: false, by: null }));
  }

  /** Places that have come onto a line or left it. */
  private tellLines(g: Game): void {
    const { lines } = g.state;
    const was = this.lines;
    if (was !== null && lines.length === was.length && lines.every((line, n) => isSameLine(line, was[n]))) return;
    this.lines = lines.map((line) => line.slice());
    if (was === null) return;
    const before = new Set(was.flat());
    const now = new Set(lines.flat());
    for (const { id } of g.state.locations) {
      if (before.has(id) === now.has(id) || this.places.has(id)) continue;
      g.tell(() => locationTold(g, id, now.has(id) ? 'new' : 'gone', g.acting));
    }
  }

  private tellOpened(g: Game, who: Seat): void {
    const player = g.state.players[who];
    const was = this.open[who];
    this.open[who] = SIDE_DECKS.map(([field]) => player[field]);
    if (was === undefined) return;
    for (const [i, [field, deck]] of SIDE_DECKS.entries())
      if (player[field] && !was[i]) g.tell(() => ({ kind: 'opened', who, deck, by: sourceRef(g, g.acting) }));
  }

  /** Draws to come that a text gives or takes. */
  private tellDraws(g: Game, who: Seat): void {
    const { noDraws, extraDraws } = g.state.players[who];
    const was = this.draws[who];
    this.draws[who] = { noDraws, extraDraws };
    if (was === undefined) return;
    const by = sourceRef(g, g.acting);
    if (noDraws && !was.noDraws) g.tell(() => ({ kind: 'draws', who, more: null, by }));
    const more = extraDraws - was.extraDraws;
    if (more !== 0) g.tell(() => ({ kind: 'draws', who, more, by }));
  }

  /** RANGE is told of once, by the flight or here. */
  private tellRange(g: Game, c: Card, spent: number, by: CardRef | null): void {
    const untold = spent - (this.ranges.get(c.id) ?? 0);
    this.ranges.delete(c.id);
    if (untold === 0 || (c.rangeUsed === 0 && this.awake.has(c.controller))) return;
    g.tell(() => ({ kind: 'range', ship: ref(g, c.id), spent: untold, by }));
    this.ranges.delete(c.id);
  }

  /** On a draw deck, beneath all that lay there before. */
  private isBeneath(g: Game, c: Card): boolean {
    if (c.zone !== Zone.Deck) return false;
    const deck = pile(g, c.owner, Zone.Deck);
    return deck
      .slice(deck.indexOf(c.id) + 1)
      .every((id) => this.before[id]?.zone !== Zone.Deck || this.arrived.has(id));
  }

  private isSlid(c: Card): boolean {
    return c.zone === Zone.Seeded && this.slid.has(c.host);
  }

  private isRegenerated(c: Card, was: Whereabouts): boolean {
    return was.zone === Zone.Discard && (c.zone === Zone.Deck || c.zone === Zone.Hand) && this.regenerated.has(c.owner);
  }
}

const whereabouts = (c: Card): Whereabouts => {
  const { zone, host, status, controller, mode, countdown, rangeUsed } = c;
  return { zone, host, status, controller, mode, countdown, rangeUsed, underneath: isUnderneath(c) };
};

const isSameLine = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((l, i) => l === b[i]);

const isOtherwise = (c: Card, was: Whereabouts): boolean =>
  was.status !== c.status ||
  was.controller !== c.controller ||
  was.mode !== c.mode ||
  was.countdown !== c.countdown ||
  was.rangeUsed !== c.rangeUsed ||
  was.underneath !== isUnderneath(c);

/** What a card that is played or met does: once it has done its work it is discarded, and nobody needs to be told. */
const USES: readonly Telling['kind'][] = [
  'played',
  'activated',
  'met',
  'void-seed',
  'encounter-over',
  'experienced',
  'nullified',
];

/** The cards of which a telling says that they go, come or stay somewhere. */
export function goers(t: Telling): readonly (CardRef | null)[] {
  switch (t.kind) {
    case 'seeded':
    case 'reported':
    case 'played':
    case 'played-back':
    case 'activated':
    case 'downloaded':
    case 'took':
    case 'placed':
    case 'left':
    case 'used-up':
    case 'put-under':
    case 'ended':
    case 'nullified':
    case 'void-seed':
    case 'experienced':
    case 'probed':
    case 'acquired':
    case 'drew-tactic':
    case 'tactic':
    case 'captured':
    case 'custody':
    case 'freed':
      return [t.card];
    case 'drew':
      return t.cards?.private ?? [];
    case 'relocated':
    case 'discarded':
    case 'transported':
    case 'erased':
      return t.cards;
    case 'moved':
    case 'landed':
    case 'took-off':
    case 'loaded':
    case 'launched':
      return [t.ship];
    case 'replaced':
      return [t.old, t.card];
    case 'killed':
      return [t.whom];
    case 'destroyed':
      return [t.card, ...t.aboard];
    case 'marker':
      return [t.marker];
    case 'points':
      return [t.source];
    default:
      return [];
  }
}

/** Piles whose cards nobody else may follow. */
const HIDDEN: readonly Zone[] = [
  Zone.Hand,
  Zone.Deck,
  Zone.Bridge,
  Zone.QDeck,
  Zone.Tent,
  Zone.MissionPile,
  Zone.SeedPile,
];
const SEEDED_FROM: readonly Zone[] = [Zone.MissionPile, Zone.SeedPile];
const isHidden = (zone: Zone): boolean => HIDDEN.includes(zone) || zone === Zone.Seeded;

const DESTINATIONS: Partial<Record<Zone, Destination>> = {
  [Zone.Hand]: 'hand',
  [Zone.Deck]: 'deck',
  [Zone.OutOfPlay]: 'out-of-play',
  [Zone.Points]: 'point-area',
  [Zone.Bridge]: 'side-deck',
  [Zone.QDeck]: 'side-deck',
  [Zone.Tent]: 'side-deck',
};

function tellingOf(g: Game, c: Card, was: Whereabouts, beneath: boolean): Telling | null {
  const origin = was.from ?? was.zone;
  const card = gone(g, { ...c, ...was, zone: origin });
  const by = sourceRef(g, g.acting);
  // what was played or met has done its work; everything else goes by its own text
  if (was.told && c.zone === Zone.Discard)
    return was.used ? { kind: 'used-up', card } : { kind: 'left', card, to: 'discard', by: shown(g, c.id) };
  // seed cards are laid out and taken back in secret (WARP-23)
  if (c.zone === Zone.SeedPile || c.zone === Zone.MissionPile) return null;
  const to = beneath ? 'bottom-of-deck' : DESTINATIONS[c.zone]!;
  // how many cards a hand has everybody sees
  if (origin === Zone.Hand && c.zone === Zone.Deck) return { kind: 'left', card, to, by };
  // how many seed cards a place has everybody sees as well
  if (c.zone === Zone.Seeded) return { kind: 'put-under', card, at: { location: c.host }, by };
  // how many cards a pile has everybody sees; which they are is told to those who know it, and to whoever has them in hand.
  // Seeding is told of as such
  if (isHidden(origin) && isHidden(c.zone)) {
    // what was met goes by itself
    const whose = was.used ? null : by;
    return SEEDED_FROM.includes(origin) ? null : { kind: 'left', card, to, by: whose };
  }
  if (c.zone === Zone.Under) return { kind: 'put-under', card, at: ref(g, c.host), by };
  if (c.zone === Zone.Discard) {
    const from = origin === Zone.Hand ? 'hand' : origin === Zone.Deck ? 'deck' : 'play';
    const lay = [Zone.On, Zone.Under, Zone.Aboard].includes(was.zone) && !inPlay(g.card(was.host));
    return { kind: 'discarded', cards: [card], from, by, ...(by === null && lay && { along: ref(g, was.host) }) };
  }
  if (isPile(c.zone) || !inPlay(c)) return { kind: 'left', card, to, by };
  const place = placeOf(g, c);
  const movedInPlay = was.zone >= Zone.Mission && place !== null && STANDING.includes(c.zone);
  if (movedInPlay) return { kind: 'relocated', cards: [card], from: placeOf(g, was), to: place, by };
  return { kind: 'placed', card, on: place, by };
}

const STANDING: readonly Zone[] = [Zone.Space, Zone.Planet, Zone.Aboard];

function placeOf(g: Game, { zone, host }: Pick<Whereabouts, 'zone' | 'host'>): PlaceRef | null {
  switch (zone) {
    case Zone.Aboard:
    case Zone.On:
      return ref(g, host);
    case Zone.Planet:
      return { planet: host };
    case Zone.Space:
    case Zone.OnLocation:
    case Zone.Mission:
      return { location: host };
    default:
      return null;
  }
}

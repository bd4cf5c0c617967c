/**
 * Tellings: what happened, as data. A telling is made where it happens (`g.tell`), with ids, numbers and, for each card, who could
 * know it at that moment. Nothing here is a sentence: those are made in one place (protocol/src/words), for whoever reads.
 */

import type { CardDef } from '../cards/catalogue.ts';
import type { Verdict } from '../missions/verdict.ts';
import type { Condition } from './conditions-told.ts';
import type { Game } from './game.ts';
import { knowsLying, type Viewer } from './sight.ts';
import { isCardSpot, isPlanetSpot, NOWHERE, type Spot, spotLocation } from './spot.ts';
import type { Card, Result, Seat } from './state.ts';
import type { Term } from './terms.ts';
import type { Words } from './words.ts';

/** A card as it was when it was told of: who could know it then is in `seen` (bits 1 and 2 for the seats, 4 for spectators). */
export interface CardRef {
  readonly card: number;
  readonly def: number;
  readonly owner: Seat;
  readonly seen: number;
}

/** The same for one viewer: a card that may not be known has no number, no printing and no owner. */
export interface ToldCard {
  readonly card: number;
  readonly printing: string | null;
  readonly owner: Seat | -1;
}

/** A place: aboard or on a card, on the planet of a location, at the location itself. */
export type PlaceRef = CardRef | { readonly planet: number } | { readonly location: number };

/** A number, and every term of it with the card that gives it. */
export interface SumRef {
  readonly total: number;
  readonly terms: readonly { readonly n: number; readonly card: CardRef }[];
}

/** Something that only some may know: the same bits as of a card. The others are told null. */
export interface Private<T> {
  readonly private: T;
  readonly seen: number;
}

/**
 * What somebody could choose from. Each viewer is told as much of it as he may know, and whether there was more, but not how much: how many
 * cards of a hand fit is nobody else's business.
 */
export interface Known<T> {
  readonly known: readonly T[];
}

/**
 * Why somebody is gone: the card whose text, fire or blow it was, and in what way; null where a rule does it. In battle `beside` are
 * others who fired or stood with it. Who is lost with a ship is lost to whatever destroyed the ship.
 */
export interface Cause {
  readonly by: CardRef | null;
  readonly beside?: readonly CardRef[];
  readonly how: 'effect' | 'battle' | 'with-its-ship' | 'white' | 'suicide';
}

/** What can become of somebody in a personnel battle before it ends. */
export type StruckDown = 'stunned' | 'mortally wounded';

/** What a lasting text does to those it is about, as far as it has a name. */
export type LastingHow = 'stasis' | 'disabled' | 'text';

/** Where a card goes that leaves its place. */
export type Destination = 'hand' | 'deck' | 'bottom-of-deck' | 'discard' | 'out-of-play' | 'point-area' | 'side-deck';

/** The team had not what is needed; a text forbids it; the player seeded a card there against the rules. */
export type NotSolved = 'requirement' | 'ban' | 'mis-seed';

export type SideDeck = 'battle-bridge' | 'q-continuum' | 'q-tent';

export type ShuffledPile = 'deck' | 'battle-bridge' | 'q-flash' | 'seeds' | 'hand';

/** Why a seed card that was met did nothing. */
export type VoidSeed = 'mis-seed' | 'no-door' | 'no-trigger' | 'second-copy' | 'no-text';
export type EncounterOutcome = 'overcome' | 'failed' | 'placed' | 'nullified' | 'void';

export type Telling =
  // ----- the course of the game
  | { kind: 'turn'; number: number; who: Seat }
  | { kind: 'turn-skipped'; who: Seat }
  /** from here on other rules play the game: its players agreed */
  | { kind: 'other-rules'; version: string; rules: string }
  | { kind: 'time-up' }
  | { kind: 'conceded'; who: Seat; why: '' | 'away' | 'time' | 'left' }
  | { kind: 'game-over'; winner: Seat | -1; result: Result['kind'] }
  // ----- cards on their way
  /** of a mission that makes a new place, `line` is what is to its left and to its right: locations, or -1 */
  | {
      kind: 'seeded';
      who: Seat;
      card: CardRef;
      at: PlaceRef | null;
      faceDown: boolean;
      line?: readonly [number, number];
    }
  | { kind: 'slid-under'; who: Seat; count: number; at: PlaceRef }
  /** `as`: the affiliation in which it works, where it has several; `normal`, here and below: it takes a normal card play */
  | {
      kind: 'reported';
      who: Seat;
      card: CardRef;
      to: PlaceRef;
      using: CardRef | null;
      as: string | null;
      normal?: true;
    }
  | {
      kind: 'played';
      who: Seat;
      card: CardRef;
      on: PlaceRef | null;
      how: 'openly' | 'face-down' | 'as-interrupt';
      normal?: true;
    }
  /** the card play may be used again, if it took one */
  | { kind: 'played-back'; who: Seat; card: CardRef; normal?: true }
  /** what is done in its place is told next */
  | { kind: 'gave-up-play'; who: Seat; by: CardRef | null }
  | { kind: 'activated'; who: Seat; card: CardRef }
  /** `ability`: its mark; how the card calls it is found by the card (`cards/called.ts`) */
  | { kind: 'used'; who: Seat; card: CardRef; ability: string; on: PlaceRef | null }
  | { kind: 'downloaded'; who: Seat; card: CardRef; using: CardRef | null }
  /** which cards they are only the player is told */
  | { kind: 'drew'; who: Seat; count: number; cards: Private<readonly CardRef[]> | null }
  /** BOG-22: a Tactic, in a ship battle; only the player sees which */
  | { kind: 'drew-tactic'; who: Seat; card: CardRef }
  /** by how much the draw at the end of the turn grows or shrinks; null: no more cards are drawn this turn */
  | { kind: 'draws'; who: Seat; more: number | null; by: CardRef | null }
  /**
   * a draw deck, after a search or by a text; the used cards of a side deck (BOG-13, BOG-101); the seed cards of a place; cards of a hand that
   * go beneath the draw deck
   */
  | { kind: 'shuffled'; who: Seat; pile: ShuffledPile; at?: PlaceRef; by: CardRef | null }
  | { kind: 'deck-regenerated'; who: Seat; count: number }
  /** BOG-03, R-11.50, R-11.51: from now on its cards can be used */
  | { kind: 'opened'; who: Seat; deck: SideDeck; by: CardRef | null }
  | { kind: 'took'; who: Seat; card: CardRef; from: 'tent' | 'discard' | 'deck' | 'table' }
  | { kind: 'revealed'; card: CardRef; by: CardRef | null }
  /** a player sees cards that he may not always see */
  | { kind: 'looked'; who: Seat; cards: readonly CardRef[]; by: CardRef | null }
  /** selected at random; or, where a player chose instead, somebody who stands in for whom he chose */
  | { kind: 'selected'; how: 'random' | 'stand-in'; pool: readonly CardRef[]; chosen: readonly CardRef[] }
  /** cards, or a place, that a player chose; `asked` names the question ('choose', 'order', 'discard' …) */
  | { kind: 'picked'; who: Seat; cards: readonly CardRef[]; of: Known<CardRef>; asked: string; by: CardRef | null }
  | { kind: 'picked-place'; who: Seat; place: PlaceRef; of: Known<PlaceRef>; asked: string; by: CardRef | null }
  /** one of several ways, by its mark (`core/flow.ts`); how the card `by` calls it is found by the card (`cards/called.ts`) */
  | { kind: 'chose'; who: Seat; way: string; by: CardRef | null }
  | { kind: 'placed'; card: CardRef; on: PlaceRef | null; by: CardRef | null }
  | { kind: 'left'; card: CardRef; to: Destination; by: CardRef | null }
  /** what was played or met has done its work, and is discarded: no log has a line for it */
  | { kind: 'used-up'; card: CardRef }
  /** under a place, as its next seed card or beneath a card of it */
  | { kind: 'put-under'; card: CardRef; at: PlaceRef; by: CardRef | null }
  | { kind: 'relocated'; cards: readonly CardRef[]; from: PlaceRef | null; to: PlaceRef; by: CardRef | null }
  | { kind: 'replaced'; old: CardRef; card: CardRef; how: 'persona' | 'morph' | 'exchange' }
  | {
      kind: 'discarded';
      cards: readonly CardRef[];
      from: 'play' | 'hand' | 'deck';
      by: CardRef | null;
      /** where no card did it: what it went with, or the rule */
      along?: CardRef;
      rule?: string;
    }
  | { kind: 'ended'; card: CardRef; why: 'cured' | 'expired' | 'nullified' }
  | { kind: 'nullified'; card: CardRef; by: CardRef | null }
  // ----- ships and people
  /**
   * A place comes onto a spaceline or goes elsewhere, and what is to its left and to its right then: locations, or -1; or it is gone. `card`
   * makes it; null for a mission.
   */
  | {
      kind: 'location';
      at: number;
      how: 'new' | 'moved' | 'gone';
      card: CardRef | null;
      line: readonly [number, number];
      by: CardRef | null;
    }
  | { kind: 'moved'; who: Seat; ship: CardRef; from: PlaceRef; to: PlaceRef; range: number }
  /** RANGE that is spent otherwise than by flying, or below zero where it is there again */
  | { kind: 'range'; ship: CardRef; spent: number; by: CardRef | null }
  /** how many turns are left */
  | { kind: 'countdown'; card: CardRef; left: number }
  | { kind: 'not-staffed'; ship: CardRef }
  | { kind: 'transported'; who: Seat; how: 'beam' | 'walk'; cards: readonly CardRef[]; from: PlaceRef; to: PlaceRef }
  | { kind: 'docked'; who: Seat; ship: CardRef; at: CardRef }
  | { kind: 'undocked'; who: Seat; ship: CardRef; from: CardRef | null }
  | { kind: 'landed'; who: Seat; ship: CardRef }
  | { kind: 'took-off'; who: Seat; ship: CardRef }
  | { kind: 'loaded'; who: Seat; ship: CardRef; into: CardRef }
  | { kind: 'launched'; who: Seat; ship: CardRef }
  | { kind: 'hid'; who: Seat; ship: CardRef; how: 'cloak' | 'decloak' | 'phase' | 'dephase' }
  /** as what a card of several affiliations or a commandeered ship works from now on */
  | { kind: 'works-as'; who: Seat; card: CardRef; affiliation: string }
  | { kind: 'stopped'; cards: readonly CardRef[]; by: CardRef | null }
  /** stopped for longer than usual: up to the end of a turn, or as long as the card counts down (null) */
  | { kind: 'held'; card: CardRef; until: number | null; by: CardRef | null }
  | { kind: 'unstopped'; cards: readonly CardRef[]; by: CardRef | null }
  /** a text begins to last, and is over; of nobody in particular where there are no cards */
  | { kind: 'lasts'; cards: readonly CardRef[]; how: LastingHow; until: 'turn' | 'battle' | 'game'; text: CardRef }
  | { kind: 'wore-off'; cards: readonly CardRef[]; how: LastingHow; text: CardRef }
  /** a text that will act later, and no longer will */
  | { kind: 'put-off'; cards: readonly CardRef[]; at: 'start' | 'end'; turn: number; text: CardRef }
  | { kind: 'called-off'; cards: readonly CardRef[]; text: CardRef }
  /** it acts now */
  | { kind: 'came-due'; cards: readonly CardRef[]; text: CardRef }
  /** a condition that begins or ends, and a card that somebody else has from now on (`core/unsaid.ts`) */
  | { kind: 'condition'; card: CardRef; is: Condition; on: boolean; by: CardRef | null }
  | { kind: 'control'; who: Seat; card: CardRef; by: CardRef | null }
  /** disabled, or no longer, by a text that holds where they are */
  | { kind: 'silenced'; cards: readonly CardRef[]; on: boolean; by: CardRef | null }
  | { kind: 'killed'; whom: CardRef; cause: Cause }
  | { kind: 'destroyed'; card: CardRef; cause: Cause; aboard: readonly CardRef[] }
  | { kind: 'deactivated'; card: CardRef }
  | { kind: 'reactivated'; who: Seat; card: CardRef }
  | { kind: 'erased'; who: Seat; cards: readonly CardRef[] }
  | { kind: 'abducted'; who: Seat; card: CardRef; by: CardRef | null }
  | { kind: 'assimilated'; who: Seat; card: CardRef }
  | { kind: 'turned-over'; card: CardRef }
  | { kind: 'commandeered'; who: Seat; ship: CardRef }
  // ----- missions
  | { kind: 'aimed'; who: Seat; card: CardRef; at: PlaceRef }
  | { kind: 'scouting'; who: Seat; at: number; from: PlaceRef; team: readonly CardRef[] }
  /** nothing more is to be scouted there */
  | { kind: 'scouted'; who: Seat; at: PlaceRef }
  | { kind: 'completed'; who: Seat; card: CardRef; at: PlaceRef }
  | { kind: 'commandeer-attempt'; who: Seat; station: CardRef; team: readonly CardRef[] }
  | { kind: 'attempted'; who: Seat; at: number; from: PlaceRef; team: readonly CardRef[] }
  | {
      kind: 'met';
      who: Seat;
      card: CardRef;
      at: number;
      team: readonly CardRef[];
      /** what it asks of the team, and what is there, for whoever leads the team; null where it has no conditions */
      needs: Private<Verdict<CardRef>> | null;
    }
  /**
   * What it asks further on, of those who are left then; the numbers on which it depends what it does; that it selects more people than
   * there are. Whether it was met everybody sees.
   */
  | {
      kind: 'judged';
      of: 'asked' | 'depends' | 'people';
      who: Seat;
      card: CardRef;
      met: boolean;
      needs: Private<Verdict<CardRef>> | null;
    }
  | { kind: 'void-seed'; card: CardRef; why: VoidSeed }
  | { kind: 'encounter-over'; who: Seat; card: CardRef; at: number; outcome: EncounterOutcome }
  | { kind: 'experienced'; who: Seat; card: CardRef; left: number }
  /** `by` has the text that probes; `line`: the one of its outcomes that fits, as the text puts it, null where none does */
  | { kind: 'probed'; who: Seat; card: CardRef; by: CardRef; line: Words | null }
  /** what the line says has been done; `fits`: there was one */
  | { kind: 'probe-over'; who: Seat; by: CardRef; fits: boolean }
  | { kind: 'solved'; who: Seat; at: number; team: readonly CardRef[]; needs: Private<Verdict<CardRef>> | null }
  | {
      kind: 'not-solved';
      who: Seat;
      at: number;
      team: readonly CardRef[];
      needs: Private<Verdict<CardRef>> | null;
      why: NotSolved;
      /** the card that forbids it */
      by: CardRef | null;
    }
  | { kind: 'attempt-over'; who: Seat; at: number; scouting: boolean }
  | { kind: 'acquired'; who: Seat; card: CardRef }
  | {
      kind: 'points';
      who: Seat;
      /** by how much the score changes: below zero for a loss */
      points: number;
      bonus: boolean;
      /** the card that they are for, or that takes them */
      source: CardRef | null;
      /** scored or lost; or what was so before is taken back, multiplied, or changes hands */
      how: 'scored' | 'taken-back' | 'multiplied' | 'stolen';
      /** the card that does so to points of another */
      by: CardRef | null;
    }
  // ----- ship battle
  | { kind: 'attacked'; who: Seat | -1; with: readonly CardRef[]; target: CardRef; at: number }
  | { kind: 'returned-fire'; who: Seat; with: readonly CardRef[]; target: CardRef }
  | { kind: 'tactic'; who: Seat; card: CardRef; attack: number; defense: number }
  | {
      kind: 'shot';
      side: 'attack' | 'answer';
      by: readonly CardRef[];
      at: CardRef;
      attack: SumRef;
      defense: SumRef;
      /** an ATTACK over this is a direct hit */
      directOver: number;
      result: 'miss' | 'hit' | 'direct hit' | 'spared';
    }
  | { kind: 'marker'; marker: CardRef; on: CardRef; hull: number }
  | { kind: 'rotated'; card: CardRef; hull: number }
  | { kind: 'repaired'; ship: CardRef; fully: boolean }
  | { kind: 'maneuver'; ship: CardRef; deceives: boolean }
  | { kind: 'ship-battle-over'; at: number }
  // ----- personnel battle
  | { kind: 'fight'; who: Seat; at: PlaceRef; sides: readonly [readonly CardRef[], readonly CardRef[]] }
  /**
   * Two meet: which of them the other may stun or wound, null where neither may; and what had become of each before their
   * STRENGTH was compared. What becomes of them now is told by `struck-down` and `spared`.
   */
  | {
      kind: 'duel';
      fighters: readonly [CardRef, CardRef];
      strengths: readonly [SumRef, SumRef];
      overpowered: 0 | 1 | null;
      struck: readonly [StruckDown | null, StruckDown | null];
    }
  /** two who would have met do not */
  | { kind: 'no-duel'; fighters: readonly [CardRef, CardRef]; by: CardRef | null }
  /** by a text; whom an adversary strikes down is told in the duel */
  | { kind: 'struck-down'; card: CardRef; how: StruckDown; by: CardRef | null }
  /** overpowered, and neither stunned nor wounded */
  | { kind: 'spared'; card: CardRef }
  | { kind: 'fight-totals'; standing: readonly [SumRef, SumRef] }
  | { kind: 'fight-won'; who: Seat }
  | { kind: 'fight-over' }
  // ----- captives and infiltrators
  | { kind: 'captured'; who: Seat; card: CardRef; by: CardRef | null }
  | { kind: 'freed'; card: CardRef; by: CardRef | null }
  | {
      kind: 'custody';
      who: Seat;
      card: CardRef;
      how: 'take-custody' | 'brig' | 'unbrig' | 'leave' | 'rescue' | 'release';
    }
  | { kind: 'infiltrated'; card: CardRef; affiliation: string }
  | { kind: 'exposed'; card: CardRef }
  | { kind: 'house-arrest'; who: Seat; card: CardRef };

export type TellingKind = Telling['kind'];
export type TellingOf<K extends TellingKind> = Extract<Telling, { kind: K }>;

/** A telling as one viewer is told it. */
export type Told<T = Telling> = T extends Words
  ? T
  : T extends CardRef
    ? ToldCard
    : T extends Private<infer P>
      ? Told<P> | null
      : T extends Known<infer K>
        ? { readonly known: readonly Told<K>[]; readonly more: boolean }
        : T extends readonly (infer _)[]
          ? { [I in keyof T]: Told<T[I]> }
          : T extends object
            ? { [K in keyof T]: Told<T[K]> }
            : T;
export type ToldOf<K extends TellingKind> = Told<TellingOf<K>>;

export interface LogEntry {
  readonly telling: Telling;
  /** how many answers had been given */
  readonly answer: number;
  readonly turn: number;
}

// ----- making them

/** It takes a normal card play. */
export const TAKES_PLAY = { normal: true } as const;

/** Who knows a card as it lies, or as it lay before. */
const seenBy = (g: Game, c: Card): number =>
  (knowsLying(g, 0, c) ? 1 : 0) | (knowsLying(g, 1, c) ? 2 : 0) | (knowsLying(g, -1, c) ? 4 : 0);

/** A card as each seat could know it at this moment. */
export function ref(g: Game, id: number): CardRef {
  const c = g.card(id);
  return { card: id, def: c.def, owner: c.owner, seen: seenBy(g, c) };
}

/** Of a card that has gone: whoever knew it where it lay before knows which it is, and so does whoever knows it now. */
export const gone = (g: Game, before: Card): CardRef => {
  const now = ref(g, before.id);
  return { ...now, seen: now.seen | seenBy(g, before) };
};

export const refs = (g: Game, ids: readonly number[]): CardRef[] => ids.map((id) => ref(g, id));

/** A card that everybody sees at this moment, wherever it lies afterwards. */
export const shown = (g: Game, id: number): CardRef => ({
  card: id,
  def: g.card(id).def,
  owner: g.card(id).owner,
  seen: 7,
});

export const allShown = (g: Game, ids: readonly number[]): CardRef[] => ids.map((id) => shown(g, id));

/** Who goes, told when they have arrived: whoever saw them before knows who it is, and so does whoever sees them now. */
export const arrived = (g: Game, before: readonly CardRef[]): CardRef[] =>
  before.map((r) => ({ ...r, seen: r.seen | ref(g, r.card).seen }));

/** For one seat alone. */
export const privately = <T>(seat: Seat, value: T | null): Private<T> | null =>
  value === null ? null : { private: value, seen: 1 << seat };

/** The card whose text it was, or null when it was a rule. Whoever uses a text shows the card. */
export const sourceRef = (g: Game, id: number): CardRef | null => (id < 0 ? null : shown(g, id));

/** The same where no card in particular does it: then the one whose text is being carried out. */
export const doerRef = (g: Game, id: number): CardRef | null => sourceRef(g, id < 0 ? g.acting : id);

export function placeRef(g: Game, spot: Spot): PlaceRef {
  if (isCardSpot(spot)) return ref(g, spot);
  return isPlanetSpot(spot) ? { planet: spotLocation(spot) } : { location: spotLocation(spot) };
}

export const placeRefOrNull = (g: Game, spot: Spot): PlaceRef | null => (spot === NOWHERE ? null : placeRef(g, spot));

/** `how`: whether each card is told of as far as it can be known, or was shown to count. */
export const sumRef = (g: Game, total: number, terms: readonly Term[], how = ref): SumRef => ({
  total,
  terms: terms.map(({ n, card }) => ({ n, card: how(g, card) })),
});

// ----- telling them

const isRef = (value: object): value is CardRef => 'def' in value && 'seen' in value;

const isPrivate = (value: object): value is Private<unknown> => 'private' in value;

const isKnown = (value: object): value is Known<PlaceRef> => 'known' in value;

/** What is not the same for everybody. */
type Wrapped = Private<unknown> | Known<PlaceRef>;

/** The same data with every card replaced; `unwrap` does something with what is private or known to some, else it stays wrapped. */
export function withCards(
  value: unknown,
  replace: (ref: CardRef) => unknown,
  unwrap?: (value: Wrapped) => unknown,
): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((v) => withCards(v, replace, unwrap));
  if (isRef(value)) return replace(value);
  if (unwrap !== undefined && (isPrivate(value) || isKnown(value))) return unwrap(value);
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = withCards((value as Record<string, unknown>)[key], replace, unwrap);
  return out;
}

/** Every card of a telling, with the bits of the seats that are told of it and may know it. */
export function eachShown(telling: Telling, visit: (ref: CardRef, seats: number) => void): void {
  const forAll = (r: CardRef): void => visit(r, r.seen);
  withCards(telling, forAll, (w) =>
    'private' in w ? withCards(w.private, (r) => visit(r, r.seen & w.seen)) : withCards(w.known, forAll),
  );
}

/** What a viewer is told. */
export function toldTo(defs: readonly CardDef[], viewer: Viewer, telling: Telling): Told {
  const bit = viewer < 0 ? 4 : 1 << viewer;
  const told = (r: CardRef): ToldCard =>
    (r.seen & bit) === 0
      ? { card: -1, printing: null, owner: -1 }
      : { card: r.card, printing: defs[r.def].facts.id, owner: r.owner };
  const mine = (w: Wrapped): unknown => {
    if ('private' in w) return (w.seen & bit) === 0 ? null : withCards(w.private, told);
    const known = w.known.filter((place) => !('seen' in place) || (place.seen & bit) !== 0);
    return { known: known.map((place) => withCards(place, told)), more: known.length < w.known.length };
  };
  return withCards(telling, told, mine) as Told;
}

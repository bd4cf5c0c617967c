/**
 * The parts of speech. Every word of the card language has four facets: `run` does it, `could` says whether it could be done now,
 * `text` says it in English, `hint` tells a bot what it is worth to the player who has it done.
 */
import type { PrintedRequirement } from '../cards/facts.ts';
import type { Skill } from '../cards/names.ts';
import type { Flow, NamedWay } from '../core/flow.ts';
import type { Term } from '../core/terms.ts';
import type { Modifier } from './modifier.ts';
import type { Reading } from './reading.ts';

export interface Effect {
  run(ctx: Reading): Flow;
  could(ctx: Reading): boolean;
  /** where it could not: the rule that says so, if one is nearer than */
  rule?(ctx: Reading): string | null;
  readonly text: string;
  /** positive = good for the player who has it done; a killed personnel of the opponent is about 3 */
  readonly hint: number;
  /** dilemmas: what must be met to be spared */
  readonly condition?: Condition;
  /** how its text puts the condition, and what the text says beside it */
  readonly asks?: Asks;
  /**
   * chooses the targets and checks the conditions, before anybody may answer; `run` goes on from there. What has neither
   * this nor `aims` does both when it runs.
   */
  aim?(ctx: Reading): Flow;
  /** whom it chooses before it does anything */
  readonly aims?: Picker;
  /** CR-187: it plays a card, as a download does */
  readonly playsCard?: true;
  /** it downloads something, into play or to hand */
  readonly fetches?: true;
  /** DOM-13: it strikes an adversary down */
  readonly strikes?: true;
  /** it does nothing but choose */
  readonly chooses?: true;
  /** "If …": where this does not hold, a dilemma is discarded before it does anything */
  readonly trigger?: Condition;
  /** the ways that it lets somebody choose from, each with what the card calls it */
  readonly ways?: readonly NamedWay[];
  /** the effects it is made of */
  readonly parts?: readonly Effect[];
  /** a modifier that it makes last, an effect that it puts off: clauses of the card that says it */
  readonly lasts?: Modifier;
  readonly delays?: Effect;
}

/** "Unless X, …" or "To get past requires X; …": `rest` is what stands for the dots. */
export interface Asks {
  readonly how: 'unless' | 'to-get-past';
  readonly rest: string;
}

/** How much of something there is, how much must be there (or, with `atMost`, less than which), and who gives how much. */
export interface Measure {
  readonly have: number;
  readonly need: number;
  readonly atMost?: true;
  readonly who: readonly Term[];
}

export interface Condition {
  met(ctx: Reading): boolean;
  /** what it is made of, so that a screen can tick the parts off */
  readonly parts?: { readonly how: 'all' | 'any'; readonly of: readonly Condition[] };
  /** the skills that it asks for, where it has no parts */
  readonly asksFor?: readonly Skill[];
  /** the same as a mission would print it, for whoever builds a deck; not there where print cannot say it */
  readonly printed?: PrintedRequirement;
  /** where it is a matter of numbers: by how much */
  measure?(ctx: Reading): Measure;
  /** what is asked now, where a text changes its numbers */
  now?(ctx: Reading): Condition;
  /** where it is not met: the rule that says so, if one is nearer than */
  rule?(ctx: Reading): string | null;
  readonly text: string;
  /** how hard it is to meet, from 0 (always) to 1 (hardly ever) */
  readonly hint: number;
}

/** Which cards a text reaches. */
export interface Reach {
  has(r: Reading, id: number): boolean;
  /** of the people on one of these cards, which are meant; all, if it is not said */
  who?(r: Reading, id: number): readonly boolean[];
  /** "each of your personnel present", "the ship" */
  readonly each: string;
}

/** A set of cards or spots that a text can speak of. */
export interface Selector extends Reach {
  ids(r: Reading): number[];
  /** why that card is none of them: a rule, if one is nearer than */
  rule?(r: Reading, id: number): string | null;
  /** the whole group of which these are the ones that fit: whoever chooses may look at all of it */
  group?(r: Reading): number[];
  /** one of them: "a ship", "one of your ships" */
  readonly one: string;
  /** the same without an article, where it goes without: "personnel present" */
  readonly bare?: string;
  /** several: "your ships", "personnel present" */
  readonly many: string;
  /** that there is one: "you have a ship here", "that card is in play" */
  readonly exists?: string;
  /** in your opponent's hands: what harms them is your gain */
  readonly theirs?: true;
  /** they are chosen on the way, so that nobody can say beforehand whether there will be any */
  readonly chosenLater?: true;
  /** the text names stasis or the cloaked, and so reaches who is in it (R-12.8, CR-69) */
  readonly into?: Into;
  /** cards of a hand or a pile, not in play */
  readonly ofPile?: true;
}

/** Chooses from a selector: at random, by a player, all of them. */
export interface Picker {
  pick(ctx: Reading): Flow<number[]>;
  any(ctx: Reading): boolean;
  /** how many must be selected, and who can be. Not asked where fewer will do. */
  wanted?(ctx: Reading): Measure;
  /** whom it chose before anybody could answer it does not choose again */
  readonly once?: true;
  /** a random selection */
  readonly atRandom?: true;
  /** of a hand or a pile; else what has left play meanwhile is left alone */
  readonly ofPile?: true;
  readonly text: string;
  /** in your opponent's hands: what harms them is your gain */
  readonly theirs?: true;
  /** about how many cards it takes */
  readonly hint: number;
}

/** Says yes or no to a card. */
/** Out of whose reach others are, unless a text names it. */
export type Into = 'stasis' | 'cloak';

export interface Filter {
  test(r: Reading, id: number): boolean;
  /** the rule behind it, where it does not let a card pass */
  rule?(r: Reading, id: number): string | null;
  /** of the people on a card, which pass; all or none, if it is not said */
  each?(r: Reading, id: number): readonly boolean[];
  /** the skills that it looks for */
  readonly asksFor?: readonly Skill[];
  /** a question of numbers: how much this card has, and how much it must have */
  measure?(r: Reading, id: number): Omit<Measure, 'who'>;
  /** put before the noun: "female", "Vidiian" */
  readonly pre: string;
  /** put after the noun: "with CUNNING>8" */
  readonly post: string;
  /** what is put before is a name, and goes without the noun: "your Gowron" */
  readonly named?: true;
  /** it names stasis or the cloaked, and so reaches who is in it (R-12.8, CR-69) */
  readonly into?: Into;
  /** of several kinds of cards, each by itself: "Bat'leth", "a Klingon card" */
  readonly kinds?: readonly string[];
  /** where a noun of several words would hide what is put before it, this comes after it: "Away Team member with Diplomacy" */
  readonly behind?: string;
}

/** A function that can say in English what it works out. */
export type Spoken<F> = F & { readonly text?: string };

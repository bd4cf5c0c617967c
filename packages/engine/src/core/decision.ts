/**
 * A question to one player: every legal option, each with a key that stays the same for the same game. An answer is an
 * option's key, followed by the chosen cards where the option asks for a group.
 */

import type { GameEvent, Occasion } from './events.ts';
import { NOWHERE, type Spot } from './spot.ts';
import type { Seat } from './state.ts';
import type { Words } from './words.ts';

/** Everything a player can do, as scenarios and answers name it. */
export const VERBS = [
  'play',
  'report',
  'seed',
  'take-back',
  'download',
  'beam',
  'walk',
  'move',
  'dock',
  'undock',
  'land',
  'take-off',
  'load',
  'launch',
  'cloak',
  'decloak',
  'phase',
  'dephase',
  'attempt',
  'scout',
  'acquire',
  'commandeer',
  'attack',
  'fight',
  'fire',
  'hold-fire',
  'take-custody',
  'brig',
  'unbrig',
  'leave',
  'release',
  'rescue',
  'infiltrate',
  'expose',
  'activate',
  'switch',
  'use',
  'pick',
  'pass',
  'end-turn',
] as const;
export type Verb = (typeof VERBS)[number];

/**
 * - action: the turn's player does something, or ends the turn
 * - seed: a step of a seed phase
 * - response: may answer what just happened, or act between two actions; may always pass
 * - optional: an effect that may be declined
 * - choice: one must be picked
 */
export type DecisionKind = 'action' | 'seed' | 'response' | 'optional' | 'choice';

export interface Proposal {
  verb: Verb;
  /** the card that acts or is played */
  card: number;
  /** where it comes from */
  from: Spot;
  /** where it goes, or what it is aimed at */
  to: Spot;
  /** what tells it apart from others: an option's mark, or the word for the ability, affiliation or way that is meant */
  word: string;
  /** the cards of a group */
  cards: readonly number[];
}

export class Option {
  /** cards to choose a group from; null when there is no group to choose */
  group: readonly number[] | null = null;
  min = 0;
  max = 0;
  /** the card whose text allows this, or -1 when the rules do */
  via = -1;
  /** a number that the option stands for */
  number = Number.NaN;

  constructor(
    readonly verb: Verb,
    readonly card = -1,
    readonly from: Spot = NOWHERE,
    readonly to: Spot = NOWHERE,
    /** tells options apart that are alike otherwise: the mark of an ability or a way, an affiliation; never words to read */
    readonly mark = '',
    /** how a person would call it; no part of the key */
    readonly word: Words = mark,
  ) {}

  get key(): string {
    let key: string = this.verb;
    if (this.card >= 0) key += `.${this.card}`;
    if (this.from !== NOWHERE) key += `<${this.from}`;
    if (this.to !== NOWHERE) key += `>${this.to}`;
    if (this.mark !== '') key += `~${this.mark}`;
    return key;
  }

  withGroup(group: readonly number[], min: number, max: number): this {
    this.group = group;
    this.min = min;
    this.max = max;
    return this;
  }

  withVia(via: number): this {
    this.via = via;
    return this;
  }
}

export interface Prompt {
  /** names the question: 'turn', 'kill-whom', 'order' … */
  readonly id: string;
  /** a template in our own words; {card} stands for `card` */
  readonly text: Words;
  readonly card: number;
}

/** What a rule or a text asks. What it belongs to the game knows, where whoever asks does not say it. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  /** what is answered */
  readonly event?: GameEvent;
  /** for a group choice: why these cards together are not allowed, or null */
  readonly check?: (option: Option, cards: readonly number[]) => Reason | null;
  /** what happens when the player does not care: the usual answer, where that is not to pass */
  readonly usual?: Option;
  /** where both players act at the same time (batch seeding): what the other seat may answer meanwhile */
  readonly also?: Asked;
}

/** A question that is open. */
export interface Decision extends Omit<Asked, 'event' | 'also'> {
  /**
   * What it belongs to: what is answered, what a text is carried out for, or what the game is in the middle of (`table/occasion.ts`): a seed
   * phase, a turn and its start and end, an attempt, a battle.
   */
  readonly event: Occasion;
  readonly also?: Decision;
}

/** What is asked, as a question that belongs to what happens. Written out, because it is made for every question. */
export const belonging = (asked: Asked, event: Occasion): Decision => ({
  seat: asked.seat,
  kind: asked.kind,
  prompt: asked.prompt,
  options: asked.options,
  check: asked.check,
  usual: asked.usual,
  event: asked.event ?? event,
  also: asked.also && belonging(asked.also, event),
});

/** Why something cannot be done: a sentence and the rule it rests on. */
export interface Reason {
  readonly rule: string;
  readonly text: Words;
  /** other rules that say so too */
  readonly also?: readonly string[];
}

/**
 * What stands for a rule in reasons that rest on none: it is no answer to the question, or the text of the card is not written yet. A
 * connection that is lost has nothing at all.
 */
const NO_RULE: readonly string[] = ['', 'answer', 'status'];

/** Does this name a rule of the rulebook? */
export const isRule = (id: string): boolean => !NO_RULE.includes(id);

export interface Answer {
  readonly seat: Seat;
  readonly option: Option;
  readonly cards: readonly number[];
}

export class IllegalAnswer extends Error {
  constructor(
    readonly reason: Reason,
    message = `${reason.text} (${reason.rule})`,
  ) {
    super(message);
  }
}

/** The answer of a choice that has only one; null where there is something to choose. */
export function onlyAnswer(d: Asked): Answer | null {
  if (d.kind !== 'choice' || d.options.length !== 1) return null;
  const [option] = d.options;
  if (option.group === null) return { seat: d.seat, option, cards: [] };
  return option.group.length === option.min ? { seat: d.seat, option, cards: option.group } : null;
}

/** The text form of an answer, as it stands in the decision log; `@1 ` before it when the other seat answers. */
export function answerText(decision: Decision, answer: Answer): string {
  const { option, cards } = answer;
  const text = option.group === null ? option.key : `${option.key}:${cards.join(',')}`;
  return answer.seat === decision.seat ? text : `@${answer.seat} ${text}`;
}

export function parseAnswer(decision: Decision, line: string): Answer {
  if (line.startsWith('@')) {
    const seat = line.charCodeAt(1) - 48;
    if (decision.also?.seat === seat) return parseAnswer({ ...decision.also }, line.slice(3));
    if (decision.seat !== seat) throw new IllegalAnswer({ rule: 'answer', text: 'It is not that seat’s decision' });
    return parseAnswer(decision, line.slice(3));
  }
  const text = line;
  const colon = text.indexOf(':');
  const key = colon < 0 ? text : text.slice(0, colon);
  for (const option of decision.options) {
    if (option.key !== key) continue;
    if (option.group === null) {
      if (colon >= 0) throw new IllegalAnswer({ rule: 'answer', text: `"${key}" takes no list of cards` });
      return { seat: decision.seat, option, cards: [] };
    }
    const cards =
      colon < 0 || colon === text.length - 1
        ? []
        : text
            .slice(colon + 1)
            .split(',')
            .map(Number);
    const reason = checkGroup(decision, option, cards);
    if (reason) throw new IllegalAnswer(reason);
    return { seat: decision.seat, option, cards };
  }
  throw new IllegalAnswer({ rule: 'answer', text: `"${text}" was not offered` });
}

export function checkGroup(decision: Decision, option: Option, cards: readonly number[]): Reason | null {
  const group = option.group!;
  if (cards.length < option.min || cards.length > option.max) {
    const wanted = option.min === option.max ? `${option.min}` : `${option.min} to ${option.max}`;
    return { rule: 'answer', text: `Choose ${wanted} cards, not ${cards.length}` };
  }
  for (let i = 0; i < cards.length; i++) {
    if (!group.includes(cards[i]))
      return { rule: 'answer', text: `Card ${cards[i]} is not among those to choose from` };
    if (cards.indexOf(cards[i]) !== i) return { rule: 'answer', text: `Card ${cards[i]} is named twice` };
  }
  return decision.check ? decision.check(option, cards) : null;
}

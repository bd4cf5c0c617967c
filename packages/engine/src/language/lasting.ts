/** What lasts, and what is put off: "until the end of the battle", "at the end of your next turn". */
import type { Flow, NamedWay } from '../core/flow.ts';
import type { Delayed, Term } from '../core/lasting.ts';
import { beginLasting, putOff } from '../happenings/lasting.ts';
import type { Effect, Modifier, Picker, Reach, Selector } from './definition.ts';
import { type Reading, THEM } from './reading.ts';
import { bound } from './selectors.ts';

export type Until = keyof typeof TERMS;

/** Turns alternate: the own next one is two turns on, or one in the other player's turn. */
const nextTurnOf = ({ g, you }: Reading): number => g.state.turn.number + (g.state.turn.seat === you ? 2 : 1);

const TERMS = {
  'end of turn': (r: Reading): Term => ({ kind: 'turn', turn: r.g.state.turn.number }),
  /** this turn, and the other player's if this one is your own */
  'start of your next turn': (r: Reading): Term => ({ kind: 'turn', turn: nextTurnOf(r) - 1 }),
  'end of your next turn': (r: Reading): Term => ({ kind: 'turn', turn: nextTurnOf(r) }),
  /** R-4.20: the next turn of the player whose turn it is */
  'one full turn': (r: Reading): Term => ({ kind: 'turn', turn: r.g.state.turn.number + 2 }),
  'end of battle': (): Term => ({ kind: 'battle' }),
  'end of game': (): Term => ({ kind: 'game' }),
} as const;

/** @internal */
export const termText = (until: Until): string => {
  if (until === 'end of game') return 'for the rest of the game';
  return until === 'one full turn' ? 'for one full turn' : `until ${until}`;
};

/** Those whom a lasting or delayed text is about. */
export const those: Selector = bound(THEM, 'that card', 'those cards');
/** The same, as the reach of a lasting text: it has been chosen whom it is about. */
export const them: Reach = { has: () => true, each: '{them}' };

/** Of several, "are" and "have". */
const said = (modifier: Modifier, p: Picker): string => {
  const verbs = { is: 'are', has: 'have' } as Record<string, string>;
  return modifier.text.replace(/\{them\}( is\b| has\b)?/, (_, verb: string | undefined) =>
    verb === undefined || !/^(all|two|three|as many) /.test(p.text)
      ? `${p.text}${verb ?? ''}`
      : `${p.text} ${verbs[verb.trim()]}`,
  );
};

/** Makes a modifier last: `until('end of turn', all(your(people).present), boost(['strength'], 2, them))`. */
export const until = (term: Until, p: Picker, modifier: Modifier): Effect => ({
  *run(r): Flow {
    const subjects = yield* p.pick(r);
    if (subjects.length > 0) beginsToLast(r, modifier, subjects, term);
  },
  aims: p,
  could: (r) => p.any(r),
  text: `${termText(term)}, ${said(modifier, p)}`,
  hint: p.hint,
  lasts: modifier,
});

/** A modifier that says itself whom it is about, and lasts. */
export const lasts = (term: Until, modifier: Modifier): Effect => ({
  *run(r): Flow {
    beginsToLast(r, modifier, null, term);
  },
  could: () => true,
  text: `${termText(term)}, ${modifier.text}`,
  hint: 1,
  lasts: modifier,
});

/** @internal */
export function beginsToLast(
  r: Reading,
  modifier: Modifier,
  subjects: readonly number[] | null,
  term: Until,
  skills?: readonly number[],
): void {
  const { g, source, you } = r;
  const clause = g.def(source).rules!.lasting!.indexOf(modifier);
  beginLasting(g, {
    def: g.card(source).def,
    source,
    clause,
    you,
    subjects,
    term: TERMS[term](r),
    ...(skills && { skills }),
  });
}

/** When something that is put off happens: at the start or end of this turn, of your next one, of the one after that … */
export interface Later {
  readonly at: Delayed['at'];
  /** 0 = this turn, 1 = your next one */
  readonly turns: number;
}

const ORDINALS = ['this turn', 'your next turn', 'your second full turn', 'your third full turn'];
const laterText = ({ at, turns }: Later): string => `at the ${at} of ${ORDINALS[turns] ?? `your turn number ${turns}`}`;

/** Where "those" stand, it is said who they are. */
const ofThose = (effect: Effect, p: Picker): string => effect.text.replace(/(all )?those cards|that card/, p.text);

/** Puts an effect off; `those` are whom it was said of. With a card that leaves play goes what it has put off (R-5.19). */
export const later = (when: Later, p: Picker, effect: Effect): Effect => ({
  *run(r): Flow {
    const { g, source, you } = r;
    const clause = g.def(source).rules!.delayed!.indexOf(effect);
    const turn = when.turns === 0 ? g.state.turn.number : nextTurnOf(r) + 2 * (when.turns - 1);
    putOff(g, { def: g.card(source).def, source, clause, you, subjects: yield* p.pick(r), turn, at: when.at });
  },
  could: (r) => p.any(r),
  text: `${laterText(when)}, ${ofThose(effect, p)}`,
  hint: effect.hint,
  delays: effect,
});

/** @internal Everything in an effect that lasts, is put off or can be chosen, itself included. */
export const clausesOf = (
  effects: readonly (Effect | null | undefined)[],
): { lasting: Modifier[]; delayed: Effect[]; ways: NamedWay[] } => {
  const lasting: Modifier[] = [];
  const delayed: Effect[] = [];
  const ways: NamedWay[] = [];
  const walk = (e: Effect | null | undefined): void => {
    if (e === null || e === undefined) return;
    if (e.lasts !== undefined) lasting.push(e.lasts);
    if (e.ways !== undefined) ways.push(...e.ways);
    if (e.delays !== undefined) {
      delayed.push(e.delays);
      walk(e.delays);
    }
    e.parts?.forEach(walk);
  };
  effects.forEach(walk);
  return { lasting, delayed, ways };
};

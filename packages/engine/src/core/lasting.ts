/**
 * What outlives the moment in which it was said: a modifier with its term, or an effect that is still to come. Data in the
 * state; what it does is a clause of the definition that said it.
 */
import type { CardDef } from '../cards/catalogue.ts';
import type { Modifier } from '../language/definition.ts';
import type { Game } from './game.ts';
import type { Seat } from './state.ts';

/** When it is over. */
export type Term =
  /** at the end of this turn */
  | { readonly kind: 'turn'; readonly turn: number }
  /** when the battle is over that is being fought */
  | { readonly kind: 'battle' }
  /** never */
  | { readonly kind: 'game' };

export interface Lasting {
  /** what card said it, and which of its clauses; the card itself may have become hidden since, and then be any */
  readonly def: number;
  readonly source: number;
  readonly clause: number;
  readonly you: Seat;
  /** whom it is about; null where it says that itself */
  readonly subjects: readonly number[] | null;
  /** skills that were copied when it was said: levels, by the number of the skill */
  readonly skills?: readonly number[];
  readonly term: Term;
}

/** An effect that is still to come: at the end, or at the start, of this turn. */
export interface Delayed {
  readonly def: number;
  readonly source: number;
  readonly clause: number;
  readonly you: Seat;
  readonly subjects: readonly number[];
  readonly turn: number;
  readonly at: 'start' | 'end';
}

/** The modifier in force: that of the clause, for those it is about. */
export function modifierOf(l: Lasting, def: CardDef): Modifier {
  const m = def.rules!.lasting![l.clause];
  const { subjects } = l;
  if (subjects === null) return m;
  if (m.kind === 'goal') return { ...m, ...(m.drops && { drops: (g, source, e) => m.drops!(g, source, e, subjects) }) };
  if (!('applies' in m)) return m;
  const applies = m.applies as (g: Game, source: number, id: number, ...more: number[]) => boolean;
  const about = (g: Game, source: number, id: number, ...more: number[]): boolean =>
    subjects.includes(id) && applies(g, source, id, ...more);
  const { skills } = l;
  const copied = skills && { levels: (_g: Game, _source: number, _id: number, skill: number) => skills[skill] };
  return { ...m, ...copied, applies: about } as Modifier;
}

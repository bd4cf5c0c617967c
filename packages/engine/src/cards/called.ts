/**
 * How a card calls its abilities and its ways. Options and tellings have their marks; whoever puts a mark into words asks the card here, or
 * has what the card says (`ownWords`).
 */
import type { NamedWay } from '../core/flow.ts';
import type { Words } from '../core/words.ts';
import type { CardDef } from './catalogue.ts';
import { wordOf } from './marks.ts';

/** The words of a card for its marks, without those that are like their marks. */
export interface OwnWords {
  readonly abilities?: Readonly<Record<string, Words>>;
  readonly ways?: Readonly<Record<string, Words>>;
}

/** @internal The ways of a card by their marks, of one mark one word: of playing it, where there are several, and what its effects let choose. */
export function calledWays(title: string, plays: readonly NamedWay[], ways: readonly NamedWay[]): Map<string, Words> {
  const out = new Map<string, string>();
  for (const { mark, word } of [...(plays.length > 1 ? plays : []), ...ways]) {
    const before = out.get(mark);
    if (before !== undefined && before !== word)
      throw new Error(
        `"${title}" calls its way "${mark}" both "${before}" and "${word}": give one of them another mark`,
      );
    out.set(mark, word);
  }
  return out;
}

/** How the card calls its ability or way of this mark; null where it has no word of its own for it. */
export const abilityCalled = (def: CardDef, mark: string): Words | null =>
  def.rules?.abilities?.find((a) => a.mark === mark)?.word ?? null;

export const wayCalled = (def: CardDef, mark: string): Words | null => def.rules?.called?.get(mark) ?? null;

const unlikeMarks = (all: readonly (readonly [string, Words])[]): Record<string, Words> | undefined => {
  const own = all.filter(([mark, word]) => word !== wordOf({ mark }));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
};

/** For whoever has no definitions, such as a client; undefined where there are none. */
export function ownWords({ rules }: CardDef): OwnWords | undefined {
  const abilities = unlikeMarks((rules?.abilities ?? []).map((a) => [a.mark, a.word]));
  const ways = unlikeMarks([...(rules?.called ?? [])]);
  if (abilities === undefined && ways === undefined) return undefined;
  return { ...(abilities && { abilities }), ...(ways && { ways }) };
}

/** "Only one for each such …": what is done, or played by whomever, once about each thing. */

import { AFFILIATIONS, affiliationBit, affiliations, type Game } from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type Filter,
  type Limit,
  type Reach,
  type Reading,
  type Selector,
  useOf,
} from '@spaceline/engine/language';

const once: Limit = { times: 1, per: 'game', by: 'title for both' };

const kindsOf = (g: Game, id: number): string[] =>
  AFFILIATIONS.filter((a) => (affiliations(g, id) & affiliationBit(a)) !== 0);

interface Firsts {
  /** there is one for which it has not happened yet */
  readonly left: Condition;
  readonly spend: Effect;
  /** it is one for which it has not happened yet */
  readonly open: Filter;
}

/**
 * Counted for each of them, wherever it lies by then; for each of two people on a card who is as `those` says; for each persona,
 * whichever card shows it; or for each affiliation, of which a card may have several.
 */
export const onceForEach = (s: Selector, those?: Reach | 'persona' | 'affiliation', limit: Limit = once): Firsts => {
  const { isLeft, use } = useOf('each', limit);
  const each = (r: Reading, id: number): readonly string[] => {
    if (those === 'affiliation') return kindsOf(r.g, id);
    if (those === 'persona') return [r.g.def(id).personas.join('/')];
    return (those?.who?.(r, id) ?? [true]).flatMap((meant, i) => (meant ? [`${id}.${i}`] : []));
  };
  const left = (r: Reading): string[] =>
    s
      .ids(r)
      .flatMap((id) => each(r, id))
      .filter((one) => isLeft(r, one));
  const what = typeof those === 'string' ? those : null;
  return {
    left: {
      met: (r) => left(r).length > 0,
      text: what === null ? `it is the first for ${s.one}` : `it is the first of its ${what}`,
      hint: 0.1,
    },
    spend: {
      *run(r) {
        // of several people on a card one after the other; of several affiliations all at once
        for (const one of those === 'affiliation' ? left(r) : left(r).slice(0, 1)) use(r, one);
      },
      could: () => true,
      text: '',
      hint: 0,
    },
    open: {
      test: (r, id) => each(r, id).every((one) => isLeft(r, one)),
      pre: '',
      post: what === null ? '(the first for it)' : `(the first of its ${what})`,
    },
  };
};

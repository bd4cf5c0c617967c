/** "Only one for each such …": a card that may be played, by whomever, once about each thing. */
import {
  type Condition,
  type Effect,
  type Limit,
  type Reach,
  type Reading,
  type Selector,
  useOf,
} from '@spaceline/engine/language';

const once: Limit = { times: 1, per: 'game', by: 'title for both' };

/** Counted for each of them, wherever it lies by then; for each of two people on a card who is as `those` says. */
export const onceForEach = (s: Selector, those?: Reach): { readonly left: Condition; readonly spend: Effect } => {
  const { isLeft, use } = useOf('each', once);
  const open = (r: Reading): string | undefined =>
    s
      .ids(r)
      .flatMap((id) => (those?.who?.(r, id) ?? [true]).flatMap((meant, i) => (meant ? [`${id}.${i}`] : [])))
      .find((each) => isLeft(r, each));
  return {
    left: { met: (r) => open(r) !== undefined, text: `it is the first for ${s.one}`, hint: 0.1 },
    spend: {
      *run(r) {
        const each = open(r);
        if (each !== undefined) use(r, each);
      },
      could: () => true,
      text: '',
      hint: 0,
    },
  };
};

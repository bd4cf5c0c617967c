/** "Only one for each such …": a card that may be played, by whomever, once about each thing. */
import {
  type Condition,
  type Effect,
  type Limit,
  type Reading,
  type Selector,
  useOf,
} from '@spaceline/engine/language';

const once: Limit = { times: 1, per: 'game', by: 'title for both' };

/** Counted for each of them, wherever it lies by then. */
export const onceForEach = (s: Selector): { readonly left: Condition; readonly spend: Effect } => {
  const { isLeft, use } = useOf('each', once);
  const about = (r: Reading): string[] => s.ids(r).map(String);
  return {
    left: { met: (r) => about(r).every((id) => isLeft(r, id)), text: `it is the first for ${s.one}`, hint: 0.1 },
    spend: {
      *run(r) {
        for (const id of about(r)) use(r, id);
      },
      could: () => true,
      text: '',
      hint: 0,
    },
  };
};

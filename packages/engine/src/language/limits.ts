/** "Once each turn", "thrice per game", "once for each persona": how often a text may be used. */
import type { Flow } from '../core/flow.ts';
import { useUp, whyLimited } from '../core/limits.ts';
import { when } from './conditions.ts';
import type { Condition, Effect, Limit } from './definition.ts';
import { howOften } from './english.ts';
import type { Reading } from './reading.ts';

/** The other player, "you" of another text: whose counter it is, where that is not whoever reads the text. */
type By = Pick<Reading, 'g' | 'source' | 'you'>;

export interface LimitedUse {
  left: Condition;
  spend: Effect;
  /** `about`: for this persona, title or quadrant, each of which has a counter of its own */
  isLeft(r: By, about?: string): boolean;
  use(r: By, about?: string): void;
}

/** What a text may do only so often, where abilities share it, or a script says when it was done. */
export const useOf = (name: string, limit: Limit): LimitedUse => {
  const isLeft = ({ g, you, source }: By, about?: string): boolean =>
    whyLimited(g, you, source, name, limit, about) === null;
  const use = ({ g, you, source }: By, about?: string): void => useUp(g, you, source, name, limit, about);
  return {
    left: when(`its ${name} is left (${howOften(limit)})`, (r) => isLeft(r)),
    spend: {
      *run(r): Flow {
        use(r);
      },
      could: () => true,
      text: '',
      hint: 0,
    },
    isLeft,
    use,
  };
};

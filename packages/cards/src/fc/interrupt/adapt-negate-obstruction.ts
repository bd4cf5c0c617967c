import { both, interrupt, not } from '@spaceline/engine/language';
import { nullifiesMet, qRelated } from '../../nullifying-interrupts.ts';
import { metBefore } from '../../words/hive.ts';

export const adaptNegateObstruction = interrupt('Adapt: Negate Obstruction', {
  plays: [nullifiesMet(both(not(qRelated), metBefore))],
});

import { ability, both, keyword, ofType, personnel } from '@spaceline/engine/language';
import { exchangeFor } from '../../words/people-and-ships.ts';

export const founder = personnel('Founder', {
  abilities: [ability('morph', exchangeFor(both(keyword('Founder'), ofType('Personnel')), { morphing: true }))],
});

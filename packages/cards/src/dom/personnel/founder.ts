import { ability, both, keyword, ofType, personnel } from '@spaceline/engine/language';
import { morphInto } from '../../words/people-and-ships.ts';

export const founder = personnel('Founder', {
  abilities: [ability('morph', morphInto(both(keyword('Founder'), ofType('Personnel'))))],
});

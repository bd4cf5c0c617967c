import { boost, kin, mayAttack, mayFight, people, personnel, thisCard, your } from '@spaceline/engine/language';
import { inAFight } from '../../words/fighting.ts';
import { intruders } from '../../words/intruders.ts';

const borg = your(people).which(kin('Borg'));

/** those who fight at his side need his leave, too. */
export const first = personnel('First', {
  modifiers: [
    mayFight(thisCard, intruders),
    mayAttack(borg.other.present, intruders),
    boost(['strength'], 3, borg.present, { while: inAFight }),
  ],
});

import { has, mayAttack, ofType, personnel, thisCard } from '@spaceline/engine/language';

/** He needs no leader for it: he leads himself. */
export const lonSuder = personnel('Lon Suder', {
  modifiers: [mayAttack(thisCard, ofType('Personnel')), has('leader', thisCard)],
});

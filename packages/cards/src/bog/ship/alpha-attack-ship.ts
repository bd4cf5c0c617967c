import { ship } from '@spaceline/engine/language';

/** It avoids a tractor lock: nobody would choose otherwise, so it is never a target of one. */
export const alphaAttackShip = ship('Alpha Attack Ship', { immuneTo: ['Establish Tractor Lock'] });

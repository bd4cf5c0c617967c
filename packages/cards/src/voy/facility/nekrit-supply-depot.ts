import { affiliation, both, facility, icon } from '@spaceline/engine/language';
import { builtBy, seedOneAt } from '../../outposts.ts';
import { inOrAdjacentTo } from '../../worlds.ts';

const expanse = inOrAdjacentTo('Nekrit Expanse Region');

export const nekritSupplyDepot = facility('Nekrit Supply Depot', {
  seeds: [seedOneAt(expanse)],
  plays: [builtBy(both(affiliation('Non-Aligned'), icon('DQ')), expanse)],
});

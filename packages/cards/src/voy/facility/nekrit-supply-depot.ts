import { affiliation, both, facility, icon, missions } from '@spaceline/engine/language';
import { builtBy, seedOneAt } from '../../outposts.ts';

const expanse = missions.inOrAdjacentTo('Nekrit Expanse Region');

export const nekritSupplyDepot = facility('Nekrit Supply Depot', {
  seeds: [seedOneAt(expanse)],
  plays: [builtBy(both(affiliation('Non-Aligned'), icon('DQ')), expanse)],
});

import { affiliation, facility } from '@spaceline/engine/language';
import { builtBy, seedOneAt } from '../../outposts.ts';
import { assimilatedPlanets, missionsWithoutIcons } from '../../worlds.ts';

/** VOY-31 to VOY-34: the rules of 2001, not the later text that also builds at space missions (docs/decisions/rules.md) */
export const borgOutpost = facility('Borg Outpost', {
  seeds: [seedOneAt(missionsWithoutIcons.space.inQuadrant('Delta'))],
  plays: [builtBy(affiliation('Borg'), assimilatedPlanets)],
});

import { wormholeMission } from '../../words/mission-sides.ts';

export const excavationII = wormholeMission('Excavation II');

import { wormholeMission } from '../../words/mission-sides.ts';

export const reliefMissionII = wormholeMission('Relief Mission II');

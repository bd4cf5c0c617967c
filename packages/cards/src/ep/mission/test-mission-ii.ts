import { outpostMission } from '../../words/mission-sides.ts';

export const testMissionII = outpostMission('Test Mission II', 'Federation');

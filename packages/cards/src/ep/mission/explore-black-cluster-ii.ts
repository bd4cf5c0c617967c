import { outpostMission } from '../../words/mission-sides.ts';

export const exploreBlackClusterII = outpostMission('Explore Black Cluster II', 'Klingon');

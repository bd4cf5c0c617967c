import { outpostMission } from '../../words/mission-sides.ts';

export const investigateAnomalyII = outpostMission('Investigate Anomaly II', 'Federation');

import { outpostMission } from '../../words/mission-sides.ts';

export const investigateSightingII = outpostMission('Investigate Sighting II', 'Romulan');

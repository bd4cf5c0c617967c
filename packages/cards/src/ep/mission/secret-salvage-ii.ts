import { outpostMission } from '../../words/mission-sides.ts';

export const secretSalvageII = outpostMission('Secret Salvage II', 'Klingon');

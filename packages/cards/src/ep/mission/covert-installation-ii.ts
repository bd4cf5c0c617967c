import { wormholeMission } from '../../words/mission-sides.ts';

export const covertInstallationII = wormholeMission('Covert Installation II');

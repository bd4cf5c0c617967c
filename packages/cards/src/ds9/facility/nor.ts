import { facility } from '@spaceline/engine/language';
import { playsAt, seedsAt } from '../../outposts.ts';
import { missionsWith } from '../../worlds.ts';

const cardassian = missionsWith('Cardassian').outsideRegion('Bajor Region');

/** */
export const nor = facility('Nor', { seeds: [seedsAt(cardassian)], plays: [playsAt(cardassian)] });

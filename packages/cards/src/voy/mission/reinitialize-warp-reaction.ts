import { mission, theShip } from '@spaceline/engine/language';
import { restoresRange } from '../../words/ships-and-crews.ts';

export const reinitializeWarpReaction = mission('Reinitialize Warp Reaction', { solved: restoresRange(theShip) });

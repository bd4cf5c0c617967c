import { mission, theShip } from '@spaceline/engine/language';
import { restoreRange } from '../../words/people-and-ships.ts';

export const reinitializeWarpReaction = mission('Reinitialize Warp Reaction', { solved: restoreRange(theShip) });

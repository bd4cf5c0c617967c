import { host, interrupt, playsOn, ships, struckHere, trigger, under, your } from '@spaceline/engine/language';
import { selfDestructs } from '../../words/ships-and-crews.ts';

export const autoDestructSequence = interrupt('Auto-Destruct Sequence', {
  plays: [playsOn(your(ships), { timing: 'any' })],
  triggers: [trigger('end of your turn', selfDestructs(host, ships.which(under('shields', 8)).which(struckHere)))],
});

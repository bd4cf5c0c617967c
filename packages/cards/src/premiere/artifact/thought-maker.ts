import { artifact, playsTo, returnToHand, the, thisCard, usedAs } from '@spaceline/engine/language';
import { rearranges } from '../../words/hands-and-piles.ts';

export const thoughtMaker = artifact('Thought Maker', {
  acquired: returnToHand(the(thisCard)),
  plays: [usedAs('Interrupt', playsTo(rearranges('all', 'their-deck')))],
});

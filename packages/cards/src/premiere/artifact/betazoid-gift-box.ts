import { artifact, discardThis, inOrder, inPile, shuffleDeck, youChoose } from '@spaceline/engine/language';
import { takesBack } from '../../words/piles.ts';

export const betazoidGiftBox = artifact('Betazoid Gift Box', {
  acquired: inOrder(takesBack(youChoose(3, inPile('you', 'deck'))), shuffleDeck('you'), discardThis),
});

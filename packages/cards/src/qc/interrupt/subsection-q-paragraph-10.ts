import { difference, forEach, inPile, interrupt } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { eachPlayer } from '../../words/other-player.ts';
import { losesPoints } from '../../words/scoring-cards.ts';

export const subsectionQParagraph10 = interrupt('Subsection Q, Paragraph 10', {
  encounter: eachPlayer(losesPoints(difference(forEach(inPile('you', 'hand')), 10))),
  modifiers: [mayNotBeNullified()],
});

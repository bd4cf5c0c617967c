import { losePoints, SEATS } from '@spaceline/engine';
import { interrupt, script } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const MOST = 10;

export const subsectionQParagraph10 = interrupt('Subsection Q, Paragraph 10', {
  encounter: script(
    'each player loses a point for every card in hand beyond ten',
    function* ({ g, source }) {
      for (const seat of SEATS) losePoints(g, seat, Math.max(0, g.hand(seat).length - MOST), source);
    },
    { hint: -0.5 },
  ),
  modifiers: [mayNotBeNullified()],
});

import { allOf, inOrder, interrupt, itsCause, skilled } from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { solvedByYou } from '../../words/missions.ts';
import { onceForEach } from '../../words/once-for-each.ts';
import { scoresItsPoints } from '../../words/scoring-cards.ts';
import { happensOnAPlanet } from '../../words/whenever.ts';

const fountain = onceForEach(itsCause);

export const particleFountain = interrupt('Particle Fountain', {
  plays: [
    at('solved', inOrder(fountain.spend, scoresItsPoints), {
      if: allOf(solvedByYou, happensOnAPlanet, skilled('ENGINEER', 2), fountain.left),
    }),
  ],
});

import { interrupt, male, mayNot, random, them, until, which } from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { happensOnAPlanet, whoSolvedIt } from '../../words/whenever.ts';

export const alienGroupie = interrupt('Alien Groupie', {
  plays: [
    at('solved', until('one full turn', random(1, which(whoSolvedIt, male)), mayNot('beam', them)), {
      if: happensOnAPlanet,
    }),
  ],
});

import { among, interrupt, male, mayNot, people, random, them, until } from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { happensOnAPlanet, thatTeam } from '../../words/whenever.ts';

export const alienGroupie = interrupt('Alien Groupie', {
  plays: [
    at('solved', until('one full turn', random(1, people.which(male).which(among(thatTeam))), mayNot('beam', them)), {
      if: happensOnAPlanet,
    }),
  ],
});

import { has, infiltrating, interrupt, people, playsOn, target, the, until, your } from '@spaceline/engine/language';
import { themWhile } from '../../words/answers.ts';

export const counterintelligence = interrupt('Counterintelligence', {
  plays: [
    playsOn(your(people).which(infiltrating), {
      timing: 'any',
      effect: until('end of turn', the(target), has('counts-against', themWhile(infiltrating))),
    }),
  ],
});

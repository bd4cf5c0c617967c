import {
  copiesSkills,
  interrupt,
  people,
  playsOn,
  skill,
  target,
  the,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { besidesTheTarget } from '../../words/choosing.ts';

export const vulcanMindmeld = interrupt('Vulcan Mindmeld', {
  plays: [
    playsOn(your(people).which(skill('Mindmeld')), {
      timing: 'any',
      effect: copiesSkills('end of turn', youChoose(1, your(people).which(besidesTheTarget).present), the(target)),
      stays: false,
    }),
  ],
});

import { draw, interrupt, male, playsOn, target, which } from '@spaceline/engine/language';
import { abductedByYou } from '../../words/abducting.ts';
import { at } from '../../words/answers.ts';
import { skillDotsOf } from '../../words/dilemma-people.ts';
import { probesAgain, youProbedFor } from '../../words/probing.ts';

export const borgKiss = interrupt('Borg Kiss', {
  plays: [
    at('probed', probesAgain('drawn'), { mark: 'again', if: youProbedFor('Assimilate Counterpart') }),
    playsOn(which(abductedByYou, male), { mark: 'draw', effect: draw(skillDotsOf(target)), stays: false }),
  ],
});

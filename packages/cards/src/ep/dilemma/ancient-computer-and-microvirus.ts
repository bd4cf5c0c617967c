import { dilemma, present } from '@spaceline/engine/language';
import { ancientComputerWall, microvirusOf } from '../../words/classic-dilemmas.ts';
import { halves } from '../../words/combinations.ts';

export const ancientComputerAndMicrovirus = dilemma('Ancient Computer & Microvirus', {
  encounter: halves(
    { title: 'Ancient Computer', effect: ancientComputerWall },
    { title: 'Microvirus', effect: microvirusOf(present) },
  ),
});

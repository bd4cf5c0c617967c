import { dilemma } from '@spaceline/engine/language';
import { ancientComputerWall } from '../../words/classic-dilemmas.ts';

export const ancientComputer = dilemma('Ancient Computer', { encounter: ancientComputerWall });

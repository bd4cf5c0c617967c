import { interrupt } from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { drawnAnew } from '../../words/hands-and-piles.ts';

export const subspaceSchism = interrupt('Subspace Schism', { plays: [at('drew', drawnAnew)] });

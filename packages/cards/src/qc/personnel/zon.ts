import { personnel } from '@spaceline/engine/language';
import { mayNullifyDilemma } from '../../nullifiers.ts';

export const zon = personnel('Zon', {
  abilities: [mayNullifyDilemma('Nausicaans')],
});

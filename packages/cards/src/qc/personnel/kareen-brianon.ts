import { personnel } from '@spaceline/engine/language';
import { mayNullifyDilemma } from '../../nullifiers.ts';

export const kareenBrianon = personnel('Kareen Brianon', {
  abilities: [mayNullifyDilemma("Male's Love Interest")],
});

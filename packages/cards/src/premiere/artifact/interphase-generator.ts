import { artifact } from '@spaceline/engine/language';
import { nullifiesDilemma } from '../../nullifiers.ts';

export const interphaseGenerator = artifact('Interphase Generator', {
  useAs: 'Equipment',
  triggers: [
    nullifiesDilemma(
      'Chalnoth',
      'Archer',
      'Rebel Encounter',
      'Impassable Door',
      'Phased Matter',
      'Crystalline Entity',
      'Armus',
      'Nausicaans',
    ),
  ],
});

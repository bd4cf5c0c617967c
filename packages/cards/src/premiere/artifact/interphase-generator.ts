import { artifact } from '@spaceline/engine/language';
import { nullifiesDilemma } from '../../nullifiers.ts';

export const interphaseGenerator = artifact('Interphase Generator', {
  useAs: 'Equipment',
  triggers: [
    'Chalnoth',
    'Archer',
    'Rebel Encounter',
    'Impassable Door',
    'Phased Matter',
    'Crystalline Entity',
    'Armus - Skin of Evil',
    'Armus - Sticky Situation',
    'Nausicaans',
  ].map(nullifiesDilemma),
});

import { has, personnel, thisCard } from '@spaceline/engine/language';

export const odoFounder = personnel('Odo Founder', {
  immuneTo: ['Blood Screening'],
  modifiers: [has('hides-morphing', thisCard)],
});

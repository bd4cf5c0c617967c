import { personnel } from '@spaceline/engine/language';

/** That morphing does not give him away is said where morphing is: see morphing.ts. */
export const odoFounder = personnel('Odo Founder', {
  immuneTo: ['Blood Screening'],
  text: 'He is exposed neither by Blood Screening nor by morphing.',
});

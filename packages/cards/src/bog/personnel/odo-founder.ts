import { personnel } from '@spaceline/engine/language';
import { hidesMorphing } from '../../morphing.ts';

export const odoFounder = personnel('Odo Founder', {
  immuneTo: ['Blood Screening'],
  modifiers: [hidesMorphing],
});

import { personnel, points, thisCard, titled, trigger } from '@spaceline/engine/language';
import { helpsComplete } from '../../words/missions.ts';

export const matthewDougherty = personnel('Matthew Dougherty', {
  triggers: [
    trigger({ on: 'solved' }, points(10), { when: helpsComplete(thisCard, titled('Collect Metaphasic Particles')) }),
  ],
});

import {
  allOf,
  anything,
  just,
  personnel,
  points,
  thereIs,
  thisCard,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';
import { solvedByYou } from '../../words/missions.ts';

const collection = your(anything).which(titled('Collect Metaphasic Particles')).here;

export const matthewDougherty = personnel('Matthew Dougherty', {
  triggers: [trigger({ on: 'solved' }, points(10), { when: allOf(solvedByYou, just(thisCard), thereIs(collection)) })],
});

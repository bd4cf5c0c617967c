import {
  becomesClassification,
  event,
  itsHost,
  placeOn,
  present,
  random,
  skilled,
  unless,
} from '@spaceline/engine/language';
import { nullifyWith } from '../../words/dilemmas.ts';
import { untilQFlash } from '../../words/lasting-cards.ts';

export const scottishSetter = event('Scottish Setter', {
  encounter: nullifyWith('Amanda Rogers', unless(skilled('ANIMAL'), placeOn(random(1, present)), 'mission continues')),
  modifiers: [becomesClassification('ANIMAL', itsHost('that personnel'))],
  triggers: untilQFlash(),
});

import { mayNot, missions, personnel, thereIs, thisCard, which } from '@spaceline/engine/language';
import { pointBox } from '../../words/collective.ts';

export const benjaminSiskoBoldCaptain = personnel('Benjamin Sisko 2E (Bold Captain)', {
  modifiers: [mayNot('stop', thisCard, thereIs(which(missions.here, pointBox(40))))],
});

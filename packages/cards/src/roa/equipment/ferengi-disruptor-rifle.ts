import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const ferengiDisruptorRifle = equipment('Ferengi Disruptor Rifle', {
  modifiers: rifle(either(affiliation('Ferengi'), affiliation('Non-Aligned'))),
});

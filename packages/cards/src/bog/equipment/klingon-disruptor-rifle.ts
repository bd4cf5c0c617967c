import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const klingonDisruptorRifle = equipment('Klingon Disruptor Rifle', {
  modifiers: rifle(either(affiliation('Klingon'), affiliation('Non-Aligned'))),
});

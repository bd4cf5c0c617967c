import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const romulanDisruptorRifle = equipment('Romulan Disruptor Rifle', {
  modifiers: rifle(either(affiliation('Romulan'), affiliation('Non-Aligned'))),
});

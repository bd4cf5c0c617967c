import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const romulanDisruptor = equipment('Romulan Disruptor', {
  modifiers: pistol(either(affiliation('Romulan'), affiliation('Non-Aligned'))),
});

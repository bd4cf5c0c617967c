import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const ferengiDisruptor = equipment('Ferengi Disruptor', {
  modifiers: pistol(either(affiliation('Ferengi'), affiliation('Non-Aligned'))),
});

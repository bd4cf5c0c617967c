import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const klingonDisruptor = equipment('Klingon Disruptor', {
  modifiers: pistol(either(affiliation('Klingon'), affiliation('Non-Aligned'))),
});

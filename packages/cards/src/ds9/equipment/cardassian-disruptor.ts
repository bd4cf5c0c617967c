import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const cardassianDisruptor = equipment('Cardassian Disruptor', {
  modifiers: pistol(either(affiliation('Cardassian'), affiliation('Non-Aligned'))),
});

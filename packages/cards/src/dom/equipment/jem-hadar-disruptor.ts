import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const jemHadarDisruptor = equipment("Jem'Hadar Disruptor", {
  modifiers: pistol(either(affiliation('Dominion'), affiliation('Non-Aligned'))),
});

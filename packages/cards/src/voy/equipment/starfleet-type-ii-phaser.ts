import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const starfleetTypeIIPhaser = equipment('Starfleet Type II Phaser', {
  modifiers: pistol(either(affiliation('Federation'), affiliation('Non-Aligned'))),
});

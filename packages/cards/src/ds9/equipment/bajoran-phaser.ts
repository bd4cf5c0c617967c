import { affiliation, either, equipment } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

export const bajoranPhaser = equipment('Bajoran Phaser', {
  modifiers: pistol(either(affiliation('Bajoran'), affiliation('Non-Aligned'))),
});

import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const bajoranPhaserRifle = equipment('Bajoran Phaser Rifle', {
  modifiers: rifle(either(affiliation('Bajoran'), affiliation('Non-Aligned'))),
});

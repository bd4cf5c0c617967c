import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const starfleetTypeIIIPhaserRifle = equipment('Starfleet Type III Phaser Rifle', {
  modifiers: rifle(either(affiliation('Federation'), affiliation('Non-Aligned'))),
});

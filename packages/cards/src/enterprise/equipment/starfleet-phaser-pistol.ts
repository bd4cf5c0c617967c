import { affiliation, boost, both, equipment, skill, yourPersonnelPresent } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

const starfleet = affiliation('Starfleet');

/** CR-177: its icons are printed. */
export const starfleetPhaserPistol = equipment('Starfleet Phaser Pistol', {
  modifiers: [
    ...pistol(starfleet),
    boost(['strength'], 1, yourPersonnelPresent(both(starfleet, skill('SECURITY'))), { cumulative: true }),
  ],
});

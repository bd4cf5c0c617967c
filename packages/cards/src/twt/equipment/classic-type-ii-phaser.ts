import { affiliation, both, equipment, icon } from '@spaceline/engine/language';
import { classicWeapon } from '../../hand-weapons.ts';

export const classicTypeIIPhaser = equipment('Classic Type II Phaser', {
  modifiers: classicWeapon(both(affiliation('Federation'), icon('OS'))),
});

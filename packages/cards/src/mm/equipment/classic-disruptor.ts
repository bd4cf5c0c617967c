import { affiliation, both, either, equipment, icon } from '@spaceline/engine/language';
import { classicWeapon } from '../../hand-weapons.ts';

export const classicDisruptor = equipment('Classic Disruptor', {
  modifiers: classicWeapon(both(either(affiliation('Klingon'), affiliation('Romulan')), icon('OS'))),
});

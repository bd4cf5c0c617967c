import { shipClass } from '@spaceline/engine/language';
import { casualtiesAmong, simpleTactic } from '../../tactics.ts';

export const fullPhaserSpread = simpleTactic('Full Phaser Spread', {
  firing: [shipClass('Galaxy'), 1],
  damage: casualtiesAmong('SCIENCE', 'Stellar Cartography'),
  text: 'ATTACK +1 if a Galaxy-class ship of yours fires.',
  asDamage: 'kills one SCIENCE or Stellar Cartography personnel aboard (random selection)',
});

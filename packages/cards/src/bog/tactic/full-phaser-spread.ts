import { either, shipClass, skill, tactic } from '@spaceline/engine/language';
import { casualtiesAmong } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const fullPhaserSpread = tactic('Full Phaser Spread', {
  played: [whenFiring(shipClass('Galaxy'), 1)],
  damage: casualtiesAmong(either(skill('SCIENCE'), skill('Stellar Cartography')), 'Science Lab'),
});

import { affiliation } from '@spaceline/engine/language';
import { casualties, simpleTactic } from '../../tactics.ts';

export const phaserBanks = simpleTactic('Phaser Banks', {
  firing: [affiliation('Federation'), 2],
  damage: casualties,
  text: 'ATTACK +2 if a Federation ship of yours fires.',
  asDamage: 'kills one personnel aboard (random selection)',
});

import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const phaserBanks = tactic('Phaser Banks', {
  played: [whenFiring(affiliation('Federation'), 2)],
  damage: casualties,
});

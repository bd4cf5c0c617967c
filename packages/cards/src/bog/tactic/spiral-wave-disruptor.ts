import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const spiralWaveDisruptor = tactic('Spiral-Wave Disruptor', {
  played: [whenFiring(affiliation('Cardassian'), 2)],
  damage: casualties,
});

import { affiliation } from '@spaceline/engine/language';
import { casualties, simpleTactic } from '../../tactics.ts';

export const spiralWaveDisruptor = simpleTactic('Spiral-Wave Disruptor', {
  firing: [affiliation('Cardassian'), 2],
  damage: casualties,
  text: 'ATTACK +2 if a Cardassian ship of yours fires.',
  asDamage: 'kills one personnel aboard (random selection)',
});

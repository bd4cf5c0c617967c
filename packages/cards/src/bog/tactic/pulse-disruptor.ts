import { affiliation } from '@spaceline/engine/language';
import { casualties, simpleTactic } from '../../tactics.ts';

export const pulseDisruptor = simpleTactic('Pulse Disruptor', {
  firing: [affiliation('Klingon'), 2],
  damage: casualties,
  text: 'ATTACK +2 if a Klingon ship of yours fires.',
  asDamage: 'kills one personnel aboard (random selection)',
});

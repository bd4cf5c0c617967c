import { affiliation } from '@spaceline/engine/language';
import { casualties, simpleTactic } from '../../tactics.ts';

export const plasmaTorpedo = simpleTactic('Plasma Torpedo', {
  firing: [affiliation('Romulan'), 2],
  damage: casualties,
  text: 'ATTACK +2 if a Romulan ship of yours fires.',
  asDamage: 'kills one personnel aboard (random selection)',
});

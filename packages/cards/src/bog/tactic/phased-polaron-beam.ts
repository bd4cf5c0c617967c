import { affiliation } from '@spaceline/engine/language';
import { casualties, simpleTactic } from '../../tactics.ts';

export const phasedPolaronBeam = simpleTactic('Phased Polaron Beam', {
  firing: [affiliation('Dominion'), 2],
  damage: casualties,
  text: 'ATTACK +2 if a Dominion ship of yours fires.',
  asDamage: 'kills one personnel aboard (random selection)',
});

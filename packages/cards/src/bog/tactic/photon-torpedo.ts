import { shipClass } from '@spaceline/engine/language';
import { casualtiesAmong, simpleTactic } from '../../tactics.ts';

export const photonTorpedo = simpleTactic('Photon Torpedo', {
  firing: [shipClass('Akira'), 1],
  damage: casualtiesAmong('SECURITY', 'Computer Skill'),
  text: 'ATTACK +1 if an Akira-class ship of yours fires.',
  asDamage: 'kills one SECURITY or Computer Skill personnel aboard (random selection)',
});

import { either, shipClass, skill, tactic } from '@spaceline/engine/language';
import { casualtiesAmong } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const photonTorpedo = tactic('Photon Torpedo', {
  played: [whenFiring(shipClass('Akira'), 1)],
  damage: casualtiesAmong(either(skill('SECURITY'), skill('Computer Skill')), 'Security Office'),
});

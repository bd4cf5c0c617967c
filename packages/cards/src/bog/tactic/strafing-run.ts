import { shipClass } from '@spaceline/engine/language';
import { casualtiesAmong, simpleTactic } from '../../tactics.ts';

export const strafingRun = simpleTactic('Strafing Run', {
  firing: [shipClass('Hideki'), 1],
  damage: casualtiesAmong('OFFICER', 'Leadership', 'Navigation'),
  text: 'ATTACK +1 if a Hideki-class ship of yours fires.',
  asDamage: 'kills one OFFICER, Leadership or Navigation personnel aboard (random selection)',
});

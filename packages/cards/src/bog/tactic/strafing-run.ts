import { either, shipClass, skill, tactic } from '@spaceline/engine/language';
import { casualtiesAmong } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const strafingRun = tactic('Strafing Run', {
  played: [whenFiring(shipClass('Hideki'), 1)],
  damage: casualtiesAmong(either(skill('OFFICER'), skill('Leadership'), skill('Navigation')), 'Ops'),
});

import { either, not, skill, tactic, withStaffing } from '@spaceline/engine/language';
import { casualtiesAmong } from '../../words/damage.ts';
import { whenDefending } from '../../words/tactics.ts';

export const evasiveManeuvers = tactic('Evasive Maneuvers', {
  played: [whenDefending(not(withStaffing), 2)],
  damage: casualtiesAmong(either(skill('ENGINEER'), skill('Astrophysics'), skill('Physics')), 'Ore Processing Unit'),
});

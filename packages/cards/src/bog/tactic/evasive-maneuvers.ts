import { tactic, whoIs } from '@spaceline/engine/language';
import { casualtiesAmong, whenDefending } from '../../tactics.ts';

const needsNoStaff = whoIs('with no staffing requirements', (g, id) => (g.def(id).facts.staffing ?? []).length === 0);

export const evasiveManeuvers = tactic('Evasive Maneuvers', {
  tactic: { defense: whenDefending(needsNoStaff, 2), damage: casualtiesAmong('ENGINEER', 'Astrophysics', 'Physics') },
  text: 'DEFENSE +2 if a ship of yours without staffing requirements defends.',
  asDamage: 'kills one ENGINEER, Astrophysics or Physics personnel aboard (random selection)',
});

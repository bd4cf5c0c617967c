import { both, mission, people, skill, your } from '@spaceline/engine/language';
import { beamingNeeds } from '../../words/missions.ts';
import { able } from '../../words/permissions.ts';

const operators = your(people).which(both(able, skill('Transporter Skill'))).here;

export const restockSupplies = mission('Restock Supplies', {
  modifiers: [beamingNeeds(operators, 'Transporter Skill')],
});

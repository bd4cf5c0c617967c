import { both, mission, people, skill, skillful, your } from '@spaceline/engine/language';
import { beamingNeeds } from '../../words/missions.ts';

const operators = your(people).which(both(skillful, skill('Transporter Skill'))).here;

export const restockSupplies = mission('Restock Supplies', {
  modifiers: [beamingNeeds(operators, 'Transporter Skill')],
});

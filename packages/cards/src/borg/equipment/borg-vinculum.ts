import { both, equipment, icon, kin, people, shareSkills, thereIs, your } from '@spaceline/engine/language';
import { interlinked } from '../../drones.ts';
import { only } from '../../reaches.ts';

const linked = thereIs(your(people).which(both(icon('Com'), kin('Borg'))).present);

/** */
export const borgVinculum = equipment('Borg Vinculum', {
  modifiers: [shareSkills(interlinked, only(interlinked, linked))],
  immuneTo: ['Disruptor Overload'],
});

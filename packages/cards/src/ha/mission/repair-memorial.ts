import { boost, mission, people } from '@spaceline/engine/language';

export const repairMemorial = mission('Repair Memorial', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], -2, people.here)],
});

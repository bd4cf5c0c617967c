import { keyword, multipliesSkill, people, personnel } from '@spaceline/engine/language';

export const second = personnel('Second', {
  modifiers: [multipliesSkill('all', 2, people.which(keyword('Drone')).other.present)],
  openly: true,
});

import { disables, keyword, mission, people } from '@spaceline/engine/language';

export const studyInterstellarColony = mission('Study Interstellar Colony', {
  modifiers: [disables(people.which(keyword('Ocampa')).here)],
});

import { disables, here, keyword, mission } from '@spaceline/engine/language';

export const studyInterstellarColony = mission('Study Interstellar Colony', {
  modifiers: [disables(here('personnel', keyword('Ocampa')))],
});

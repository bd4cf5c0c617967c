import { mission, missions } from '@spaceline/engine/language';
import { alsoHave } from '../../mission-icons.ts';

export const uncoverDnaClues = mission('Uncover DNA Clues', {
  modifiers: [alsoHave(missions.titled('Hunt for DNA Program'), 'Cardassian', 'Bajoran', 'Ferengi')],
});

import { ability, all, personnel, shows } from '@spaceline/engine/language';
import { hiddenAgendasOfA } from '../../words/scanning.ts';

export const tekenyGhemor = personnel('Tekeny Ghemor', {
  abilities: [ability('glance', shows(all(hiddenAgendasOfA('Cardassian'))))],
});

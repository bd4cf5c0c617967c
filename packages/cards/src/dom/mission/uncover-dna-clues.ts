import { mission } from '@spaceline/engine/language';
import { addsIcons } from '../../mission-icons.ts';

export const uncoverDnaClues = mission('Uncover DNA Clues', {
  modifiers: [
    addsIcons(
      'Hunt for DNA Program has [Car], [Baj] and [Fer] as well',
      (g, _source, id) => g.def(id).title === 'Hunt for DNA Program',
      ['Cardassian', 'Bajoran', 'Ferengi'],
    ),
  ],
});

import { solved, Zone } from '@spaceline/engine';
import { forbid, mission } from '@spaceline/engine/language';

export const cureDeadlyVirus = mission('Cure Deadly Virus', {
  modifiers: [
    forbid(
      'leave',
      'as long as it is unsolved, personnel do not leave the planet (quarantine)',
      { rule: 'R-7.20', text: 'Personnel on the planet are quarantined until the mission is solved' },
      (g, source, id) => {
        const { zone, host } = g.card(id);
        const here = g.card(source).host;
        return g.def(id).personnel && zone === Zone.Planet && host === here && !solved(g, here);
      },
    ),
  ],
});

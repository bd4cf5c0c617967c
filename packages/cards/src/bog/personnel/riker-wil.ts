import { locationOf, ownsMission } from '@spaceline/engine';
import { personnel } from '@spaceline/engine/language';
import { addsIcons } from '../../mission-icons.ts';
import { hasMissionIcon } from '../../outposts.ts';

export const rikerWil = personnel('Riker Wil', {
  modifiers: [
    addsIcons(
      'your [Fed] mission where he is has [Baj] as well',
      (g, source, id) => {
        const l = locationOf(g, source);
        return (
          l >= 0 &&
          locationOf(g, id) === l &&
          ownsMission(g, l, g.card(source).controller) &&
          hasMissionIcon(g, l, ['Federation'])
        );
      },
      ['Bajoran'],
    ),
  ],
});

import { both, icon, inPlaceOf, keyword, onceEachTurn, site, skill } from '@spaceline/engine/language';
import { downloadToHand } from '../../words/hands-and-piles.ts';
import { matchingStation, mayFileReportsHere, unopposedHere } from '../../words/sites.ts';

const officer = skill('OFFICER');

export const commandersOffice = site("Commander's Office", {
  module: 'Ops Module',
  innermost: true,
  modifiers: [mayFileReportsHere(officer)],
  abilities: [
    inPlaceOf('card draw', 'order', downloadToHand(keyword("Captain's Order")), {
      limit: onceEachTurn,
      when: unopposedHere(both(matchingStation, icon('Cmd'), officer)),
      byAnyone: true,
    }),
  ],
});

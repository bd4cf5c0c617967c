import {
  allOf,
  both,
  dilemma,
  facilities,
  inOrder,
  insideHere,
  kin,
  male,
  not,
  oneOf,
  skilled,
  titled,
  toGetPast,
  totalOver,
} from '@spaceline/engine/language';
import { bringsUpTo } from '../../words/arriving.ts';
import { opponentMay } from '../../words/other-player.ts';

const salvagers = both(male, kin('Ferengi'));
const derelict = titled('Empok Nor');

export const ferengiInfestation = dilemma('Ferengi Infestation', {
  encounter: inOrder(
    opponentMay(
      oneOf(
        {
          mark: 'facility',
          effect: bringsUpTo(2, salvagers, insideHere(facilities.which(not(derelict))), { download: true }),
        },
        {
          mark: 'empok-nor',
          effect: bringsUpTo(6, salvagers, insideHere(facilities.which(derelict)), { download: true }),
        },
      ),
    ),
    toGetPast(allOf(skilled('SECURITY', 2), totalOver('cunning', 50))),
  ),
});

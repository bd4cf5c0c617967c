import { allOf, anyOf, awayTeam, dilemma, inOrder, kill, lowest, skilled, unless } from '@spaceline/engine/language';
import { handWeapons } from '../../hand-weapons-present.ts';

export const surpriseAssault = dilemma('Surprise Assault', {
  encounter: unless(
    anyOf(allOf(skilled('Leadership'), skilled('OFFICER', 2), skilled('SECURITY', 2)), handWeapons(2)),
    inOrder(kill(lowest('cunning', awayTeam)), kill(lowest('strength', awayTeam))),
    'discard',
  ),
});

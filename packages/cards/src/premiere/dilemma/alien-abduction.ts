import { awayTeam, cure, dilemma, highest, inOrder, placeOnMission, skilled } from '@spaceline/engine/language';
import { untilSolved } from '../../words/dilemmas-in-play.ts';
import { keepsHere, letsGo } from '../../words/holding.ts';

export const alienAbduction = dilemma('Alien Abduction', {
  encounter: inOrder(placeOnMission(false), keepsHere(highest('cunning', awayTeam, { tie: 'you' }))),
  triggers: [untilSolved(letsGo)],
  cure: cure(skilled('Leadership', 3), 'now', letsGo),
});

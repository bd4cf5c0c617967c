import { both, over, skill, tactic } from '@spaceline/engine/language';
import { nullifiesTacticUnless, offline, opponentHasInBattle } from '../../words/tactics.ts';

export const crimsonForcefield = tactic('"Crimson Forcefield"', {
  played: [nullifiesTacticUnless(opponentHasInBattle(both(skill('OFFICER'), over('cunning', 8))))],
  modifiers: [offline('Cloaking Device')],
});

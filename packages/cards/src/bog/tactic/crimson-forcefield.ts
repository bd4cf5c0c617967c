import { both, over, skill, tactic } from '@spaceline/engine/language';
import { offline } from '../../words/damage.ts';
import { hasInBattle, nullifiesTacticUnless } from '../../words/tactics.ts';

export const crimsonForcefield = tactic('"Crimson Forcefield"', {
  played: [nullifiesTacticUnless(hasInBattle('opponent', both(skill('OFFICER'), over('cunning', 8))))],
  modifiers: [offline('Cloaking Device')],
});

import { both, either, icon, keyword, tactic, titled } from '@spaceline/engine/language';
import { offline } from '../../words/damage.ts';
import { borgCube, hitIs } from '../../words/tactics.ts';

const giant = either(
  titled('Future Enterprise'),
  titled('I.K.C. Chang'),
  titled("I.K.C. Fek'lhr"),
  titled('Decius'),
  both(icon('AU'), keyword('future-related ship')),
  borgCube,
);

export const maximumFirepower = tactic('Maximum Firepower', {
  played: [hitIs(['flip', 'flip', 'flip'], { firing: giant })],
  modifiers: [offline('transporters')],
});

import { both, either, icon, keyword, tactic, titled } from '@spaceline/engine/language';
import { offline } from '../../words/damage.ts';
import { borgCube, hitIsWhenFiring } from '../../words/tactics.ts';

const giant = either(
  titled('Future Enterprise'),
  titled('I.K.C. Chang'),
  titled("I.K.C. Fek'lhr"),
  titled('Decius'),
  both(icon('AU'), keyword('future-related ship')),
  borgCube,
);

export const maximumFirepower = tactic('Maximum Firepower', {
  played: [hitIsWhenFiring(['flip', 'flip', 'flip'], giant)],
  modifiers: [offline('transporters')],
});

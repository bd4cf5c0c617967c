import { affiliation, tactic } from '@spaceline/engine/language';
import { offline, whenFiring } from '../../words/tactics.ts';

export const targetEngines = tactic('Target Engines', {
  played: [whenFiring(affiliation('Dominion'), 1)],
  modifiers: [offline('range enhancements')],
});

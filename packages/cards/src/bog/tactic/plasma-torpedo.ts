import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties, whenFiring } from '../../words/tactics.ts';

export const plasmaTorpedo = tactic('Plasma Torpedo', {
  played: [whenFiring(affiliation('Romulan'), 2)],
  damage: casualties,
});

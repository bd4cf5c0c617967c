import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const plasmaTorpedo = tactic('Plasma Torpedo', {
  played: [whenFiring(affiliation('Romulan'), 2)],
  damage: casualties,
});

import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const phasedPolaronBeam = tactic('Phased Polaron Beam', {
  played: [whenFiring(affiliation('Dominion'), 2)],
  damage: casualties,
});

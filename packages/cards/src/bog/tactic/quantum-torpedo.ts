import { shipClass, tactic } from '@spaceline/engine/language';
import { sensorsOffline } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const quantumTorpedo = tactic('Quantum Torpedo', {
  played: [whenFiring(shipClass('Sovereign'), 1)],
  modifiers: [sensorsOffline],
});

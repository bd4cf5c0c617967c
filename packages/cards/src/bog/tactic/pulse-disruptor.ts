import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const pulseDisruptor = tactic('Pulse Disruptor', {
  played: [whenFiring(affiliation('Klingon'), 2)],
  damage: casualties,
});

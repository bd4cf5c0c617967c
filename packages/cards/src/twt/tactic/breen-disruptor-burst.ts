import { keyword, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const breenDisruptorBurst = tactic('Breen Disruptor Burst', {
  played: [whenFiring(keyword('Breen ship'), 2)],
  damage: casualties,
});

import { tactic } from '@spaceline/engine/language';
import { offline } from '../../tactics.ts';

export const targetShields = tactic('Target Shields', {
  tactic: { miss: ['down'] },
  modifiers: [offline('shields enhancements', 'SHIELDS enhancements off line')],
  text: 'Drains the target’s SHIELDS even if it does not hit: this card is placed on it.',
  asDamage: 'SHIELDS enhancements off line',
});

import { tactic } from '@spaceline/engine/language';
import { offline } from '../../tactics.ts';

export const crimsonForcefield = tactic('"Crimson Forcefield"', {
  modifiers: [offline('Cloaking Device')],
  text: 'A harmless trick: it nullifies the Tactic of your opponent, unless that player has an OFFICER with CUNNING>8 on a ship or facility in the battle. Damage: Cloaking Device off line.',
  missing: 'it does not nullify the Tactic of your opponent yet',
});

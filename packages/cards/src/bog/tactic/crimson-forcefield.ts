import { nullifyTactic, other } from '@spaceline/engine';
import { tactic } from '@spaceline/engine/language';
import { offline, ruseWorks } from '../../tactics.ts';

export const crimsonForcefield = tactic('"Crimson Forcefield"', {
  tactic: {
    // BOG-25: both are turned up together, so two of them can nullify each other
    *revealed({ g }, { seat }) {
      const both = ruseWorks(g, other(seat));
      if (ruseWorks(g, seat)) nullifyTactic(g, other(seat));
      if (both) nullifyTactic(g, seat);
    },
  },
  modifiers: [offline('Cloaking Device')],
  text: 'A harmless trick: it nullifies the Tactic of your opponent, unless that player has an OFFICER with CUNNING>8 on a ship or facility in the battle.',
  asDamage: 'Cloaking Device off line',
});

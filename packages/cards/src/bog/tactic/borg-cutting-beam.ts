import { affiliations, BORG } from '@spaceline/engine';
import { tactic } from '@spaceline/engine/language';

export const borgCuttingBeam = tactic('Borg Cutting Beam', {
  tactic: {
    // Borg use only
    when: (g, side) => [...side.firing, ...side.defending].some((id) => (affiliations(g, id) & BORG) !== 0),
  },
  text: 'Borg use only. If you hit, one of the crew of the target (random selection) may be brought to a ship of yours in the battle and assimilated.',
  missing: 'nobody is brought over and assimilated yet',
});

import { present } from '@spaceline/engine';
import { grant, personnel } from '@spaceline/engine/language';

export const lonSuder = personnel('Lon Suder', {
  modifiers: [
    grant(
      'attack',
      'his affiliation does not keep him from beginning a personnel battle, whatever affiliation the adversaries have',
      (g, source, attacker, target) => attacker === source && g.def(target).personnel && present(g, source, target),
    ),
  ],
  text: 'He may begin a personnel battle, whatever affiliation the adversaries have.',
  missing: 'his force still needs a leader to begin a battle',
});

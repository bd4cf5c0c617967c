import { present } from '@spaceline/engine';
import { grant, personnel } from '@spaceline/engine/language';

export const lonSuder = personnel('Lon Suder', {
  modifiers: [
    grant(
      'attack',
      'no affiliation keeps him from it',
      (g, source, attacker, target) => attacker === source && g.def(target).personnel && present(g, source, target),
    ),
    grant('leader', 'he needs no leader for it', (_g, source, id) => id === source),
  ],
  text: 'He may begin a personnel battle, whatever affiliation the adversaries have.',
});

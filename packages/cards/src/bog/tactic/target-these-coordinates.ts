import { ablePersonnelAt, hasTransporters, skillLevel, skillNumber } from '@spaceline/engine';
import { grant, tactic } from '@spaceline/engine/language';

const TRANSPORTER_SKILL = skillNumber('Transporter Skill');

export const targetTheseCoordinates = tactic('Target These Coordinates', {
  tactic: {
    hit: (g, _side, target) =>
      g.tableau.on[target].some((id) => g.def(id).title === 'Weak Spot') ? ['down', 'flip', 'flip'] : null,
  },
  modifiers: [
    grant('through-shields', '', (g, source, ship, end) => {
      if (g.card(source).host !== ship || end < 0 || g.card(end).controller === g.card(ship).controller) return false;
      const crew = ablePersonnelAt(g, end, g.card(end).controller);
      return hasTransporters(g, end) && crew.some((id) => skillLevel(g, id, TRANSPORTER_SKILL) > 0);
    }),
  ],
  text: 'A hit draws one marker more if Weak Spot affects the target.',
  asDamage:
    'SHIELDS fluctuating; who did it may beam through them with transporters that Transporter Skill personnel operate',
});

import { tactic } from '@spaceline/engine/language';

export const targetTheseCoordinates = tactic('Target These Coordinates', {
  tactic: {
    hit: (g, _side, target) =>
      g.tableau.on[target].some((id) => g.def(id).title === 'Weak Spot') ? ['down', 'flip', 'flip'] : null,
  },
  text: 'A hit draws one marker more if Weak Spot affects the target. Damage: SHIELDS fluctuating; who did it may beam through them with transporters that Transporter Skill personnel operate.',
  missing: 'nobody beams through the SHIELDS of the damaged ship yet',
});

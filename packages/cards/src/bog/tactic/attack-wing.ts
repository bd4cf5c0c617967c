import { disabled, personnelAt, skillLevel, skillNumber } from '@spaceline/engine';
import { keyword, kill, random, select, tactic } from '@spaceline/engine/language';
import { whenDefending } from '../../tactics.ts';

const MEDICAL = skillNumber('MEDICAL');
const EXOBIOLOGY = skillNumber('Exobiology');
const patients = select(
  'MEDICAL, Exobiology or disabled personnel aboard',
  'MEDICAL, Exobiology or disabled personnel aboard',
  (ctx) =>
    personnelAt(ctx.g, ctx.target, ctx.you).filter(
      (id) => skillLevel(ctx.g, id, MEDICAL) + skillLevel(ctx.g, id, EXOBIOLOGY) > 0 || disabled(ctx.g, id),
    ),
);

export const attackWing = tactic('Attack Wing', {
  tactic: {
    attack: (g, side) => side.firing.filter((id) => g.def(id).ship).length,
    defense: whenDefending(keyword("Jem'hadar Attack Ship"), 1),
    damage: kill(random(1, patients)),
  },
  text: "ATTACK +1 for each ship of yours that fires. DEFENSE +1 if a Jem'Hadar attack ship of yours defends.",
  asDamage: 'kills one MEDICAL, Exobiology or disabled personnel aboard (random selection)',
});

import { skill, tactic } from '@spaceline/engine/language';
import { opponentMayBeamThroughShields } from '../../words/damage.ts';
import { affectedBy, hitIsAgainst } from '../../words/tactics.ts';

export const targetTheseCoordinates = tactic('Target These Coordinates', {
  played: [hitIsAgainst(['down', 'flip', 'flip'], affectedBy('Weak Spot'))],
  modifiers: [opponentMayBeamThroughShields(skill('Transporter Skill'))],
});

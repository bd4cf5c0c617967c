import { bearing, skill, tactic } from '@spaceline/engine/language';
import { opponentMayBeamThroughShields } from '../../words/damage.ts';
import { hitIsAgainst } from '../../words/tactics.ts';

export const targetTheseCoordinates = tactic('Target These Coordinates', {
  played: [hitIsAgainst(['down', 'flip', 'flip'], bearing('Weak Spot'))],
  modifiers: [opponentMayBeamThroughShields(skill('Transporter Skill'))],
});

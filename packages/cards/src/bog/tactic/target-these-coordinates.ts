import { bearing, skill, tactic } from '@spaceline/engine/language';
import { opponentMayBeamThroughShields } from '../../words/damage.ts';
import { hitIs } from '../../words/tactics.ts';

export const targetTheseCoordinates = tactic('Target These Coordinates', {
  played: [hitIs(['down', 'flip', 'flip'], { against: bearing('Weak Spot') })],
  modifiers: [opponentMayBeamThroughShields(skill('Transporter Skill'))],
});

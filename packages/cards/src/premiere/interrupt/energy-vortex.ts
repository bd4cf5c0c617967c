import { interrupt } from '@spaceline/engine/language';
import { atAny, opponentPlayedFromHand, takesItBack } from '../../words/answers.ts';

export const energyVortex = interrupt('Energy Vortex', {
  plays: atAny(['plays', 'reported'], takesItBack, { mark: 'return', if: opponentPlayedFromHand }),
});

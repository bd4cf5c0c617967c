import { mission, titled } from '@spaceline/engine/language';
import { whenOpponentScores } from '../../words/facing.ts';
import { battleNeedsScan } from '../../words/scanning.ts';

const scan = battleNeedsScan(titled('Scan'));

/** CR-40 */
export const nebula = mission('Nebula', {
  modifiers: [scan.modifier, whenOpponentScores.modifier],
  triggers: [scan.trigger],
  witnesses: whenOpponentScores.witnesses,
});

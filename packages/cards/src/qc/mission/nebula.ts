import { mission, titled } from '@spaceline/engine/language';
import { battleNeedsScan } from '../../words/scanning.ts';

const scan = battleNeedsScan(titled('Scan'));

/** CR-40 */
export const nebula = mission('Nebula', {
  modifiers: [scan.modifier],
  triggers: [scan.trigger],
  missing: 'nobody faces the next dilemma here when the other player scores points',
});

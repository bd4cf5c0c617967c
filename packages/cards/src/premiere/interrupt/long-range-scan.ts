import { all, interrupt, playsOn, ships, shows } from '@spaceline/engine/language';
import { aboardTarget } from '../../words/mission-sides.ts';

export const longRangeScan = interrupt('Long-Range Scan', {
  plays: [playsOn(ships, { mark: 'look', timing: 'any', effect: shows(all(aboardTarget)) })],
});

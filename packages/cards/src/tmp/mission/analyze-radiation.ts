import { keyword, mission, onlyWith, plus, target } from '@spaceline/engine/language';
import { itIsA } from '../../words/choosing.ts';

/** CR-55 */
export const analyzeRadiation = mission('Analyze Radiation', {
  span: plus(5, onlyWith(-2, itIsA(target, keyword("Son'a ship")))),
});

import { keyword, mission } from '@spaceline/engine/language';
import { spanLessFor } from '../../words/missions.ts';

/** CR-55 */
export const analyzeRadiation = mission('Analyze Radiation', { span: spanLessFor(5, 2, keyword("Son'a ship")) });

import { keyword, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const samanthaWildman = personnel('Samantha Wildman', {
  downloads: [specialDownload(keyword('SCIENCE-related equipment'), { icon: 1 })],
});

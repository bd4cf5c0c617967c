import { icon, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const grandNagusGint = personnel('Grand Nagus Gint', {
  downloads: [specialDownload(icon('Rule'), { icon: 1 })],
});

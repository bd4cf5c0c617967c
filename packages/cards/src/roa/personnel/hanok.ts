import { icon, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const hanok = personnel('Hanok', { downloads: [specialDownload(icon('Rule'))] });

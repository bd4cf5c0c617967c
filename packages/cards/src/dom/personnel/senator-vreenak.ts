import { keyword, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const senatorVreenak = personnel('Senator Vreenak', { downloads: [specialDownload(keyword('Romulan treaty'))] });

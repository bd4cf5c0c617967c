import { icon, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const makbarEmissary = personnel('Makbar 2E (Emissary)', { downloads: [specialDownload(icon('Pun'))] });

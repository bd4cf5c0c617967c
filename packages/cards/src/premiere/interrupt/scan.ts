import { interrupt } from '@spaceline/engine/language';
import { scans } from '../../words/scanning.ts';

export const scan = interrupt('Scan', { plays: [scans('space')] });

import { facility } from '@spaceline/engine/language';
import { outpostOf } from '../../outposts.ts';

/** CR-149, CR-150 */
export const klingonOutpost = facility('Klingon Outpost', outpostOf('Klingon'));

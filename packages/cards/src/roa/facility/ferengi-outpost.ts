import { facility, kin } from '@spaceline/engine/language';
import { outpost } from '../../outposts.ts';

/** CR-149, CR-150 */
export const ferengiOutpost = facility('Ferengi Outpost', outpost(kin('Ferengi'), 'Ferengi'));

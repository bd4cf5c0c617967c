import { facility, kin } from '@spaceline/engine/language';
import { outpost } from '../../outposts.ts';

/** CR-149, CR-150 */
export const romulanOutpost = facility('Romulan Outpost', outpost(kin('Romulan'), 'Romulan'));

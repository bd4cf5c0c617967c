import { facility } from '@spaceline/engine/language';
import { outpostOf } from '../../outposts.ts';

/** CR-149, CR-150 */
export const cardassianOutpost = facility('Cardassian Outpost', outpostOf('Cardassian'));

import { affiliation, facility } from '@spaceline/engine/language';
import { outpost } from '../../outposts.ts';

/** CR-149, CR-150 */
export const cardassianOutpost = facility('Cardassian Outpost', outpost(affiliation('Cardassian'), 'Cardassian'));

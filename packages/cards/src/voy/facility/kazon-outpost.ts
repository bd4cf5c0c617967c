import { facility } from '@spaceline/engine/language';
import { outpost } from '../../outposts.ts';

export const kazonOutpost = facility('Kazon Outpost', outpost(['Kazon', 'Non-Aligned'], 'Kazon'));

import { facility } from '@spaceline/engine/language';
import { outpost } from '../../outposts.ts';

export const vidiianOutpost = facility('Vidiian Outpost', outpost(['Vidiian', 'Non-Aligned'], 'Vidiian'));

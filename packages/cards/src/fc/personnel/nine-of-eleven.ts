import { personnel, shareSkills } from '@spaceline/engine/language';
import { interlinked } from '../../drones.ts';

/** */
export const nineOfEleven = personnel('Nine of Eleven', { modifiers: [shareSkills(interlinked)] });

import { personnel } from '@spaceline/engine/language';
import { hiveWithCom, shareSkills } from '../../words/hive.ts';

/** the Interlink Drone. */
export const nineOfEleven = personnel('Nine of Eleven', {
  modifiers: [shareSkills(hiveWithCom)],
});

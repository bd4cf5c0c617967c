import { personnel } from '@spaceline/engine/language';
import { transportersReachThrough } from '../../words/hive.ts';

/** The Transport Drone. */
export const twoOfEleven = personnel('Two of Eleven', {
  modifiers: [transportersReachThrough],
});

import { personnel } from '@spaceline/engine/language';

/** BOG-59 to BOG-65 */
export const nineOfSeventeen = personnel('Nine of Seventeen', { multiplexes: true });

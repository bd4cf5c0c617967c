import { gainsIcon, keyword, people, personnel } from '@spaceline/engine/language';

export const silaranPrin = personnel('Silaran Prin', {
  modifiers: [gainsIcon('nemesis:<P)', people.which(keyword('Shakaar Resistance Cell')))],
  openly: true,
});

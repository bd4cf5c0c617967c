import { both, keyword, ofType, personnel } from '@spaceline/engine/language';

export const samanthaWildman = personnel('Samantha Wildman', {
  downloads: [
    {
      icon: 1,
      who: both(ofType('Equipment'), keyword('SCIENCE-related equipment')),
      text: 'any SCIENCE-related Equipment card',
    },
  ],
});

import { both, keyword, ofType, personnel } from '@spaceline/engine/language';

export const halok = personnel('Halok', {
  downloads: [
    {
      icon: 0,
      who: both(ofType('Equipment'), keyword('ENGINEER-related equipment')),
      text: 'any ENGINEER-related Equipment card',
    },
  ],
});

import { both, keyword, not, personnel, titled } from '@spaceline/engine/language';

export const penk = personnel('Penk', {
  downloads: [
    {
      icon: 0,
      who: both(keyword('Tsunkatse-related card'), not(titled('Penk'))),
      text: 'any other card associated with Tsunkatse',
    },
  ],
});

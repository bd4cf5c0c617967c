import { both, keyword, not, personnel, titled } from '@spaceline/engine/language';
import { specialDownload } from '../../special-downloads.ts';

export const penk = personnel('Penk', {
  abilities: specialDownload(
    both(keyword('Tsunkatse-related card'), not(titled('Penk'))),
    'any other card associated with Tsunkatse',
  ),
});

import { both, keyword, ofType, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../special-downloads.ts';

export const halok = personnel('Halok', {
  abilities: specialDownload(
    both(ofType('Equipment'), keyword('ENGINEER-related equipment')),
    'any ENGINEER-related Equipment card',
  ),
});

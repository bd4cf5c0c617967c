import { both, keyword, ofType, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../special-downloads.ts';

export const samanthaWildman = personnel('Samantha Wildman', {
  abilities: specialDownload(
    both(ofType('Equipment'), keyword('SCIENCE-related equipment')),
    'any SCIENCE-related Equipment card',
  ),
});

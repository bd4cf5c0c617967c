import { boost, people, personnel, thisCard, titled, your } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

const worf = titled('Sheriff Worf');

/** */
export const durango = personnel('Durango', {
  modifiers: [
    boost(['strength'], 2, thisCard, { while: isWith(worf) }),
    boost(['strength'], 2, your(people).which(worf).present),
  ],
});

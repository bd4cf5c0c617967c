import { gainSkill, lieOpen, people, personnel, someoneHasInPlay, thisCard, titled } from '@spaceline/engine/language';

const kareen = someoneHasInPlay('Kareen Brianon');

/** What he gains is seen by either player, so both may see whose she is (DOM-59). */
export const iraGraves = personnel('Ira Graves', {
  modifiers: [
    gainSkill('Treachery', thisCard, { while: kareen }),
    gainSkill('Biology', thisCard, { while: kareen }),
    lieOpen(people.which(titled('Kareen Brianon'))),
  ],
  openly: true,
});

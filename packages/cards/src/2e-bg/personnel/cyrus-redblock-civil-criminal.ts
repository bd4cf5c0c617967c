import { boost, events, forEach, icon, personnel, thisCard, upTo, your } from '@spaceline/engine/language';

export const cyrusRedblockCivilCriminal = personnel('Cyrus Redblock 2E (Civil Criminal)', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], upTo(6, forEach(your(events).which(icon('Crime')), 2)), thisCard),
  ],
});

import { affiliation, either, event, people, placeOnTable } from '@spaceline/engine/language';
import { untilQFlash } from '../../words/lasting-cards.ts';
import { reclassifies } from '../../words/permissions.ts';

const touched = people.which(either(affiliation('Federation'), affiliation('Non-Aligned')));

export const militaryPrivilege = event('Military Privilege', {
  encounter: placeOnTable(),
  modifiers: [...reclassifies('OFFICER', 'CIVILIAN', touched), ...reclassifies('CIVILIAN', 'OFFICER', touched)],
  triggers: untilQFlash(),
});

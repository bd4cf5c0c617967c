import {
  affiliation,
  discardsFromHand,
  just,
  may,
  paying,
  people,
  personnel,
  returnToHand,
  thatCard,
  the,
  trigger,
} from '@spaceline/engine/language';

const crewmate = people.other.which(affiliation('Starfleet')).present;

export const phlox = personnel('Phlox', {
  triggers: [
    trigger({ on: 'died' }, may(paying(discardsFromHand(2), returnToHand(the(thatCard)))), { when: just(crewmate) }),
  ],
});

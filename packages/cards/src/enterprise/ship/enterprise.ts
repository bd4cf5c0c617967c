import {
  affiliation,
  boost,
  both,
  forEach,
  icon,
  people,
  ship,
  thisCard,
  upTo,
  your,
} from '@spaceline/engine/language';

const crewOfStarfleet = your(people)
  .which(both(affiliation('Starfleet'), icon('Cmd')))
  .aboard(thisCard);

export const enterpriseNx01 = ship('Enterprise', {
  modifiers: [boost(['range', 'weapons', 'shields'], upTo(5, forEach(crewOfStarfleet)), thisCard)],
});

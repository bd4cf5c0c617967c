import {
  ability,
  discardsFromHand,
  draw,
  paying,
  people,
  personnel,
  thereIs,
  titled,
} from '@spaceline/engine/language';

const withProton = thereIs(people.which(titled('Captain Proton')).present);

export const busterKincaid = personnel('Buster Kincaid', {
  abilities: [ability('trade', paying(discardsFromHand(2), draw(1)), { when: withProton })],
});

import {
  boost,
  both,
  forEachPerson,
  icon,
  itsHost,
  kin,
  lieOpen,
  people,
  personnel,
  titled,
  upTo,
} from '@spaceline/engine/language';

const ship = itsHost('ship', titled("I.K.C. Gr'oth"));
const warriors = people.which(both(kin('Klingon'), icon('OS')));

/** DOM-59: whose they are is not asked, so that all who count lie open: else the sum would tell of those who are hidden. */
export const captainKoloth = personnel('Captain Koloth', {
  modifiers: [
    boost(['range', 'weapons', 'shields'], upTo(3, forEachPerson(warriors.aboard(itsHost()))), ship),
    lieOpen(warriors.aboard(ship)),
  ],
  openly: 'aboard theirs',
});

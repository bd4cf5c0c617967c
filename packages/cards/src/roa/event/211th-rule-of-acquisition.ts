import {
  anotherThanIt,
  asItsPlayerCounts,
  both,
  difference,
  discardsFromHand,
  either,
  event,
  facilities,
  forEachPerson,
  inYourTurn,
  keyword,
  kin,
  mustPayTo,
  opponents,
  people,
  playsOn,
  titled,
  your,
} from '@spaceline/engine/language';
import { sitesCalled } from '../../words/sites.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const staff = your(people).which(either(keyword('Dabo Girl'), both(kin('Ferengi'), keyword('Waiter')))).present;
const due = difference(forEachPerson(staff), forEachPerson(opponents(people).present));

export const rule211 = event('211th Rule of Acquisition', {
  plays: [playsOn(eitherOf(facilities.which(titled('Ferengi Trading Post')), sitesCalled("Quark's Bar")))],
  modifiers: [
    mustPayTo(
      'play',
      'your opponent',
      null,
      discardsFromHand(asItsPlayerCounts(due), { which: anotherThanIt }),
      inYourTurn,
    ),
  ],
});

import { affiliationBit, affiliations, locationOf } from '@spaceline/engine';
import { grant, personnel } from '@spaceline/engine/language';

const DOMINION = affiliationBit('Dominion');

/** DOM-77, DOM-78: whoever may attack the Dominion may attack any force that contains it. */
export const admiralLeyton = personnel('Admiral Leyton', {
  modifiers: [
    grant(
      'attack',
      'your cards where he is may start battles against the Dominion',
      (g, source, attacker, target) =>
        g.card(attacker).controller === g.card(source).controller &&
        locationOf(g, attacker) === locationOf(g, source) &&
        (affiliations(g, target) & DOMINION) !== 0,
    ),
  ],
});

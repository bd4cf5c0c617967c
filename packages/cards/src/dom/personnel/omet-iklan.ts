import { affiliationBit, affiliations, type Game, isHere } from '@spaceline/engine';
import { grant, personnel } from '@spaceline/engine/language';

const DOMINION = affiliationBit('Dominion');
const yours = (g: Game, source: number, id: number) => g.card(id).controller === g.card(source).controller;

/** DOM-01, DOM-77 */
export const ometiklan = personnel("Omet'iklan", {
  modifiers: [
    grant(
      'attack',
      'your cards here may start battles against the Dominion',
      (g, source, attacker, target) =>
        yours(g, source, attacker) && isHere(g, source, attacker) && (affiliations(g, target) & DOMINION) !== 0,
    ),
  ],
});

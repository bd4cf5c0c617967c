/** Tactical Consoles: what one is worth, and when it works. */
import { attribute, disabled, type Game, personnelAt, Zone } from '@spaceline/engine';
import { type AttributeModifier, boost, classification, passes, reach } from '@spaceline/engine/language';
import { called } from './titles.ts';

const isConsole = called('Tactical Console');
const miles = called("Miles O'Brien");
const security = classification('SECURITY');

/** Three, and what texts add to the console itself. */
function consoleWorth(g: Game, ship: number): number {
  const consoles = g.tableau.on[ship].filter((id) => isConsole(g, id));
  return 3 + Math.max(0, ...consoles.map((id) => attribute(g, id, 'weapons')));
}

/** It is on the ship, and somebody of its player's aboard can work it. */
function consoleWorks(g: Game, source: number, ship: number): boolean {
  const c = g.card(source);
  if (c.zone !== Zone.On || c.host !== ship) return false;
  return personnelAt(g, ship, c.controller).some((id) => !disabled(g, id) && (passes(g, security, id) || miles(g, id)));
}

/** an enhancement like any other. */
export const consoleBonus: AttributeModifier = {
  ...boost(
    ['weapons'],
    { read: ({ g, source }) => consoleWorth(g, g.card(source).host), text: 'what the console is worth', hint: 3 },
    reach('the ship', ({ g, source }, ship) => consoleWorks(g, source, ship)),
  ),
  text: "while you have Miles O'Brien or a SECURITY-classification personnel aboard, the ship is WEAPONS +3",
};

/** Tactical Consoles: what one is worth, and when it works. */
import { disabled, type Game, Zone } from '@spaceline/engine';
import { type AttributeModifier, classification, passes } from '@spaceline/engine/language';
import { crewOf } from './crews.ts';

const security = classification('SECURITY');

/** General Hazar makes the console of an Assault Vessel he is aboard worth one more. */
export function consoleWorth(g: Game, ship: number): number {
  const crew = crewOf(g, ship, g.card(ship).controller);
  const hazar = crew.some((id) => g.def(id).title === 'General Hazar' && !disabled(g, id));
  return hazar && g.def(ship).title === 'Assault Vessel' ? 4 : 3;
}

/** It is on the ship, and somebody of its player's aboard can work it. */
export function consoleWorks(g: Game, source: number, ship: number): boolean {
  const c = g.card(source);
  if (c.zone !== Zone.On || c.host !== ship) return false;
  return crewOf(g, ship, c.controller).some(
    (id) => !disabled(g, id) && (passes(g, security, id) || g.def(id).title === "Miles O'Brien"),
  );
}

/** an enhancement like any other. */
export const consoleBonus: AttributeModifier = {
  kind: 'attribute',
  attributes: ['weapons'],
  amount: (g, _source, ship) => consoleWorth(g, ship),
  applies: consoleWorks,
  cumulative: false,
  how: 'add',
  text: "while you have Miles O'Brien or a SECURITY-classification personnel aboard, the ship is WEAPONS +3",
};

/** Texts in play that forbid something. "Cannot" beats "may" (the precedence of the base rules). */

import type { Forbidden, Granted } from '../language/definition.ts';
import type { Reason } from './decision.ts';
import type { Game } from './game.ts';
import type { Seat } from './state.ts';
import { spoken } from './words.ts';

/** So many texts are gone through faster than the right ones are looked up. */
const FEW = 4;
const NONE: readonly never[] = [];

/** The text that forbids it. */
export function banOn(g: Game, what: Forbidden, subject: number, seat: Seat, object = -1): Ban | null {
  const { forbid, bans } = g.tableau;
  const sources = forbid.length < FEW ? forbid : (bans.get(what) ?? NONE);
  for (let i = 0; i < sources.length; i++) {
    const { card, modifier } = sources[i];
    if (modifier.what === what && modifier.applies(g, card, subject, seat, object)) return sources[i];
  }
  return null;
}

type Ban = Game['tableau']['forbid'][number];

export function forbidden(g: Game, what: Forbidden, subject: number, seat: Seat, object = -1): Reason | null {
  const ban = banOn(g, what, subject, seat, object);
  return ban === null ? null : named(g, ban.card, ban.modifier.reason);
}

const USED_AS = ['Event', 'Interrupt'] as const;
/** as what a card is used, said as the object of 'play'; -1 is what it is. */
export const usage = (as: (typeof USED_AS)[number]): number => USED_AS.indexOf(as);
export const usedAsType = (object: number): (typeof USED_AS)[number] | undefined => USED_AS[object];

/** Which card says so. */
const named = (g: Game, card: number, r: Reason): Reason => {
  const text = spoken(r.text);
  return text.includes('{card}') ? { ...r, text: text.replace('{card}', g.def(card).title) } : r;
};

export function granted(g: Game, what: Granted, subject: number, object: number): boolean {
  const { grant, grants } = g.tableau;
  const sources = grant.length < FEW ? grant : (grants.get(what) ?? NONE);
  for (let i = 0; i < sources.length; i++) {
    const { card, modifier } = sources[i];
    if (modifier.what === what && modifier.applies(g, card, subject, object)) return true;
  }
  return false;
}

/** Special equipment of a ship or facility: printed, or given by a text; whether it is off line is another matter (BOG-42). */
export function hasSpecialEquipment(g: Game, id: number, name: string): boolean {
  if (g.def(id).facts.equipment?.includes(name) === true) return true;
  return g.tableau.grant.length > 0 && granted(g, `equipment:${name}`, id, -1);
}

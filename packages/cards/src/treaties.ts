/** Treaties: two affiliations of the player recognise each other; they do not come to match. */
import { type Affiliation, affiliationBit } from '@spaceline/engine';
import {
  type Definition,
  event,
  type Filter,
  type GrantModifier,
  grant,
  playsOnTable,
  seedsOnTable,
  youHaveInPlay,
} from '@spaceline/engine/language';
import { playsOnTableFreeIf } from './words/lasting-cards.ts';
import { named } from './words/phrases.ts';

interface TreatyOptions {
  seeds?: boolean;
  /** plays for free while one of these is in play for you */
  freeWith?: readonly string[];
}

export const treaty = (title: string, parties: readonly Affiliation[], o: TreatyOptions = {}): Definition => {
  const bits = parties.map(affiliationBit);
  const party = (mask: number) => bits.some((b) => (mask & b) !== 0);
  const host = o.freeWith && youHaveInPlay(...o.freeWith);
  const plays = host ? playsOnTableFreeIf(host, 'treaty') : [playsOnTable({ mark: 'treaty' })];
  return event(title, {
    seeds: o.seeds ? [seedsOnTable] : undefined,
    plays,
    modifiers: [
      grant('mix', `your ${parties.join(' and ')} cards may mix and cooperate`, (_, a, b) => party(a) && party(b)),
    ],
  });
};

/** A treaty for some cards of those affiliations only; the other one may be a facility that is open to both players. */
export const mayMix = (f: Filter): GrantModifier =>
  grant('mix-cards', `your ${named(f, 'cards')} may mix and cooperate`, (r, a, b) => {
    const yours = [a, b].some((id) => r.g.card(id).controller === r.you);
    return yours && f.test(r, a) && f.test(r, b);
  });

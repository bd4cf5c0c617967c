/** What cards are worth to their player, by what is printed on them. */
import { type CardDef, type Game, knows } from '@spaceline/engine';
import type { Mind } from './mind.ts';

export const attributesOf = (d: CardDef): number => (d.numbers[0] ?? 0) + (d.numbers[1] ?? 0) + (d.numbers[2] ?? 0);

/** Skills, attributes and staffing icons of a person, as one number: about 3 for a plain one, 8 for a captain. */
export function personWorth(d: CardDef): number {
  let levels = 0;
  for (let i = 0; i < d.levels.length; i++) levels += d.levels[i];
  return levels * 0.8 + attributesOf(d) / 12 + (d.icons.has('Cmd') ? 0.8 : d.icons.has('Stf') ? 0.4 : 0);
}

export function shipWorth(d: CardDef): number {
  const sum = (d.numbers[3] ?? 6) + ((d.numbers[4] ?? 0) + (d.numbers[5] ?? 0)) / 4;
  return sum * 0.5 - (d.facts.staffing?.length ?? 0) * 0.5 - (d.facts.noTransporters ? 1.5 : 0);
}

export function cardWorth(d: CardDef): number {
  if (d.personnel) return personWorth(d);
  if (d.ship) return shipWorth(d);
  if (d.equipment) return 2;
  return 2.5;
}

/** Something of average worth is meant by a card that the bot may not know. */
const UNKNOWN = 4;

export const worthOf = (m: Mind, id: number): number => (knows(m.g, m.seat, id) ? cardWorth(m.g.def(id)) : UNKNOWN);

/** How many conditions a group could meet: up to three levels of each skill count. */
export function strengthOf(g: Game, ids: readonly number[]): number {
  if (ids.length === 0) return 0;
  const skills = g.def(ids[0]).levels.length;
  let sum = 0;
  for (let s = 0; s < skills; s++) {
    let level = 0;
    for (const id of ids) level += g.def(id).levels[s];
    sum += Math.min(3, level);
  }
  return sum;
}

/** What the Collective is after: objectives that are aimed at a place or a ship, and how far they have come. */

import { isCardSpot, type ObjectiveView, spotLocation } from '@spaceline/engine';
import type { CardView } from '../../net/game.ts';
import { locationOf, type Place, type Table } from './places.ts';
import type { Encounter } from './stories.ts';

export type Objective = CardView & { objective: ObjectiveView };

const isObjective = (c: CardView): c is Objective => c.objective !== undefined;

/** The current objectives, the own first. */
export const objectives = (t: Table): Objective[] => [...t.onTable[t.me], ...t.onTable[t.them]].filter(isObjective);

/** The location that it leads to; -1 where the ship that it is aimed at is on none. */
export const placeOfAim = (t: Table, { aim }: ObjectiveView): number =>
  isCardSpot(aim) ? locationOf(t, aim) : spotLocation(aim);

export const objectivesAt = (t: Table, place: Place): Objective[] =>
  objectives(t).filter((c) => placeOfAim(t, c.objective) === place.id);

/** Where something was met; a probe is about the target of its objective, which lies on it once it is completed. */
export function placeOfEncounter(t: Table, { location, probe }: Encounter): number {
  if (probe === undefined) return location;
  const by = t.cards.get(probe.by.card);
  return by?.objective ? placeOfAim(t, by.objective) : locationOf(t, probe.by.card);
}

/** A step is done, open, or not told to this reader: what a probe hangs on may be hidden in a crew. */
export interface Step {
  id: 'aimed' | 'scouted' | 'probe';
  met: 'met' | 'missing' | 'unknown';
}

export const stepsOf = ({ scouted, ready }: ObjectiveView): Step[] => [
  { id: 'aimed', met: 'met' },
  ...(scouted === null ? [] : [{ id: 'scouted' as const, met: scouted ? ('met' as const) : ('missing' as const) }]),
  { id: 'probe', met: ready === undefined ? 'unknown' : ready ? 'met' : 'missing' },
];

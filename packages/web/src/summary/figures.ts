/** A game in numbers, side by side. */

import type { LogLine } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import { encounters, type TurnCount } from '../table/model/stories.ts';

export interface Figure {
  what: Words;
  /** by seat */
  n: readonly [number, number];
}

/** What was told of both: how often they tried, what they met on the way, and whom it cost. */
export function figuresOf(log: readonly LogLine[], last: TurnCount): Figure[] {
  const tried: [number, number] = [0, 0];
  const met: [number, number] = [0, 0];
  const past: [number, number] = [0, 0];
  for (const { told } of log) if (told.kind === 'attempted') tried[told.who]++;
  for (const e of encounters(log)) {
    if (e.card === null || e.how === 'probe') continue;
    met[e.who]++;
    if (e.outcome === 'overcome') past[e.who]++;
  }
  return [
    { what: say('Points'), n: last.points },
    { what: say('Missions solved'), n: last.missions },
    { what: say('Attempts'), n: tried },
    { what: say('Seed cards met'), n: met },
    { what: say('Seed cards overcome'), n: past },
    { what: say('Casualties'), n: last.losses },
  ];
}

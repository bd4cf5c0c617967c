/** Voyager by itself, as a full game (VOY-42): the full rules with the cards of the stand-alone pool only. */
import type { Format } from '@spaceline/engine';
import { full } from './full.ts';

/** VOY-41, VOY-43, WARP-09: cards with the Voyager logo, and every mission of the Delta Quadrant. */
export const VOYAGER_POOL = { property: 'VOY', missionsOf: 'Delta' } as const;

export const voyager: Format = { ...full, id: 'voyager', name: 'Voyager full game', pool: VOYAGER_POOL };

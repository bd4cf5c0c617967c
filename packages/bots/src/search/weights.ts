/** What each feature of a position counts for, by what the format asks for (docs/opponents.md says how they were found). */
import type { Format } from '@spaceline/engine';

export const WEIGHTS: Readonly<Record<Format['victory'], readonly number[]>> = {
  'planet-and-space': [5, 1, 1, 1.5, 1, -0.5, 1, 1, 0.5, 0.3, 0.4],
  points: [5, 1, 1, 1, 0.5, -0.5, 1, 1, 0.5, 0.3, 0.2],
};

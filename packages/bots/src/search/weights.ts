/** What each feature of a position counts for, by what the format asks for (docs/opponents.md says how they were found). */
import type { Format } from '@spaceline/engine';

export const WEIGHTS: Readonly<Record<Format['victory'], readonly number[]>> = {
  'planet-and-space': [1.19, 0, 0.21, 0, 0.21, -0.44, 0.34, 0.89, 0, 0.52, 0.14],
  points: [4, 0, 0.2, 0, 0.2, -0.4, 0.5, 0.9, 0.3, 0.3, 0.1],
};

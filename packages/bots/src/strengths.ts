/** How strong the levels are, as the arena has measured it (docs/opponents.md): points of Elo, the Lieutenant at 1240, and the interval of 95 %. */
import type { Level } from './levels.ts';

interface Strength {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** null: not measured yet. */
export const STRENGTHS: Readonly<Record<Level, Strength | null>> = {
  drifter: null,
  cadet: { elo: 910, low: 839, high: 981 },
  lieutenant: { elo: 1240, low: 1240, high: 1240 },
  commander: null,
  admiral: null,
};

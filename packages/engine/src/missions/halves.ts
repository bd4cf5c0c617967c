/** Who faces a seed card where a mission takes a crew and an Away Team. */
import type { CardFacts } from '../cards/facts.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import { isPlanetSpot } from '../core/spot.ts';

type Where = NonNullable<CardFacts['where']>;
type Halves = Pick<Required<AttemptProcess>, 'spot' | 'half'>;

/** Is it met as a dilemma is? Else it is an artifact, or somebody who was seeded there. */
export const isFaced = (g: Game, id: number): boolean => g.def(id).dilemma || g.def(id).rules?.encounter !== undefined;

/** planet dilemmas are faced by the Away Team, space dilemmas by the crew, everything else by both as one group. */
export const halvesFacing = (g: Game, p: AttemptProcess, id: number): Halves | null =>
  halvesAt(p, isFaced(g, id) ? (g.def(id).facts.where ?? 'both') : 'both');

/** Those of a place, the others aside; the crew first where both are one group. null where there are no halves. */
export function halvesAt(p: AttemptProcess, where: Where): Halves | null {
  if (p.half === undefined) return null;
  const halves = [p.spot, p.half.spot] as const;
  const [first, second] = isPlanetSpot(p.spot) === (where === 'planet') ? halves : halves.toReversed();
  return { spot: first, half: { spot: second, faces: where === 'both' } };
}

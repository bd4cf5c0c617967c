/** Wormholes: where they begin and end, and a ship that goes through. */
import { type Option, rangeTo } from '@spaceline/engine';
import type { Mind } from './mind.ts';

/** The mark of the text that lets ships through. */
const PASS = 'pass';

/** Both ends of a wormhole in play: near, where a ship can fly from here, and far, from where it can fly on to there. */
export function passages({ g, seat }: Mind, from: number, to: number): [near: number, far: number][] {
  const ends = g.state.locations.filter(
    (l) => l.card >= 0 && g.def(l.card).rules?.abilities?.some((a) => a.mark === PASS) === true,
  );
  const reaches = (a: number, b: number): boolean => a === b || rangeTo(g, seat, a, b) >= 0;
  if (ends.length < 2 || reaches(from, to)) return [];
  return ends.flatMap((near) =>
    ends
      .filter((far) => far !== near && g.def(far.card).title === g.def(near.card).title)
      .filter((far) => reaches(from, near.id) && reaches(far.id, to))
      .map((far): [number, number] => [near.id, far.id]),
  );
}

export const goesThrough = (options: readonly Option[], ship: number): Option | undefined =>
  options.find((o) => o.verb === 'use' && o.mark === PASS && o.to === ship);

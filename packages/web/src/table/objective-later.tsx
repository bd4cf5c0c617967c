/** The objectives of the Collective: how they look comes with the first of them, so that other tables load with less. */
import { lazy, Suspense } from 'react';
import type { Objective } from './model/objectives.ts';

function later(name: 'ObjectiveChip' | 'ObjectiveHere' | 'Steps') {
  const Part = lazy(async () => ({ default: (await import('./objective.tsx'))[name] }));
  return ({ card }: { card: Objective }) => (
    <Suspense fallback={null}>
      <Part card={card} />
    </Suspense>
  );
}

export const ObjectiveChip = later('ObjectiveChip');
export const ObjectiveHere = later('ObjectiveHere');
export const Steps = later('Steps');

/** A station comes with the first of them, so that other tables load with less. */
import { lazy, Suspense } from 'react';
import type { Place, Unit } from './model/places.ts';

const Strip = lazy(async () => ({ default: (await import('./station.tsx')).Station }));

export const Station = (props: { station: Unit; place: Place }) => (
  <Suspense fallback={null}>
    <Strip {...props} />
  </Suspense>
);

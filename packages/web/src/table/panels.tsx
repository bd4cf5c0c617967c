/** What is looked at before some orders: it comes with the first of them. */
import { lazy, Suspense } from 'react';

const Forecast = lazy(() => import('./forecast.tsx').then((m) => ({ default: m.ForecastPanel })));
const Journey = lazy(() => import('./journey-panel.tsx').then((m) => ({ default: m.JourneyPanel })));

const Empty = () => <div style={{ flex: 1 }} />;

export const ForecastPanel = () => (
  <Suspense fallback={<Empty />}>
    <Forecast />
  </Suspense>
);

export const JourneyPanel = ({ location }: { location: number }) => (
  <Suspense fallback={<Empty />}>
    <Journey location={location} />
  </Suspense>
);

/** What is looked at before some orders: it comes with the first of them. */
import type { OptionView } from '@spaceline/protocol/words';
import { lazy, Suspense } from 'react';
import type { AnswerAbout } from '../net/ask.ts';
import type { Encounter } from './model/stories.ts';

const Attempt = lazy(() => import('./attempt-panel.tsx').then((m) => ({ default: m.AttemptPanel })));
const Encounters = lazy(() => import('./encounter.tsx').then((m) => ({ default: m.EncounterPanel })));
const Forecast = lazy(() => import('./forecast.tsx').then((m) => ({ default: m.ForecastPanel })));
const Tactics = lazy(() => import('./own-tactics.tsx').then((m) => ({ default: m.OwnTactics })));
const Journey = lazy(() => import('./journey-panel.tsx').then((m) => ({ default: m.JourneyPanel })));

const Empty = () => <div style={{ flex: 1 }} />;

export const AttemptPanel = ({ option }: { option: OptionView }) => (
  <Suspense fallback={<Empty />}>
    <Attempt option={option} />
  </Suspense>
);

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

export const OwnTactics = ({ forecast }: { forecast: AnswerAbout<'forecast'> }) => (
  <Suspense fallback={<Empty />}>
    <Tactics forecast={forecast} />
  </Suspense>
);

export const EncounterPanel = ({ list }: { list: Encounter[] }) => (
  <Suspense fallback={<Empty />}>
    <Encounters list={list} />
  </Suspense>
);

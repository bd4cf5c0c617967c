/** What is looked at before some orders: it comes with the first of them. */
import type { OptionView } from '@spaceline/protocol/words';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { AnswerAbout } from '../net/ask.ts';
import type { Encounter } from './model/stories.ts';

const there: { EncounterPanel?: (props: { list: Encounter[] }) => ReactNode } = {};
async function encounter() {
  const { EncounterPanel } = await import('./encounter.tsx');
  there.EncounterPanel = EncounterPanel;
  return { default: EncounterPanel };
}
const Encounters = lazy(encounter);
const Attempt = lazy(() => import('./attempt-panel.tsx').then((m) => ({ default: m.AttemptPanel })));
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

/** While cards are seeded nothing can be met; from the first turn on it is kept ready. */
export function useReadyToMeet(turn: number): void {
  const begun = turn > 0;
  useEffect(() => {
    if (begun) encounter().catch(() => undefined);
  }, [begun]);
}

/** Where it has come it is there at once: what is met is never asked about before it is seen. */
export function EncounterPanel({ list }: { list: Encounter[] }) {
  const Panel = there.EncounterPanel ?? Encounters;
  return (
    <Suspense fallback={<Empty />}>
      <Panel list={list} />
    </Suspense>
  );
}

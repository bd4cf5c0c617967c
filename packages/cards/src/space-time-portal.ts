/** A ship that reports with its crew through a Space-Time Portal, and what can be done about it. */
import { type Condition, type Effect, nullifyIt, when } from '@spaceline/engine/language';

/** What a Space-Time Portal is being used as when a ship reports through it with its crew. */
export const REPORT_WITH_CREW = 'report with crew';

export const shipReportsWithCrew: Condition = when(
  'it is a report with crew through Space-Time Portal',
  ({ event }) => event?.as === REPORT_WITH_CREW,
);
export const nullifiesReportWithCrew: Effect = nullifyIt('that report');

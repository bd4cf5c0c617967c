import { answers, interrupt } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { follows, somebodyWasThere } from '../../words/time-travel.ts';

/** */
export const temporalWake = interrupt('Temporal Wake', {
  plays: [answers('time-travelled', follows, { when: somebodyWasThere }), ...nullifies('Anti-Time Anomaly')],
});

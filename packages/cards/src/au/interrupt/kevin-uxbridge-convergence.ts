import { events, interrupt, missions, playsOn } from '@spaceline/engine/language';
import { nullifiesAll } from '../../nullifiers.ts';

/** CR-35: what is immune to Kevin Uxbridge is immune to this. */
export const kevinUxbridgeConvergence = interrupt('Kevin Uxbridge: Convergence', {
  plays: [playsOn(missions, { effect: nullifiesAll(events.here) })],
});

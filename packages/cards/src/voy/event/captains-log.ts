import { boost, eachOfYourShips, event, playsOnTable } from '@spaceline/engine/language';
import { withCommander } from '../../crews.ts';

/** Copies that were each played add up. */
export const captainsLog = event("Captain's Log", {
  plays: [playsOnTable()],
  modifiers: [boost(['weapons', 'shields'], 3, eachOfYourShips(withCommander), { cumulative: true })],
});

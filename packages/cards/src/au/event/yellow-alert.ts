import { boost, eachOfYourPersonnel, event, playsOnTable, titled } from '@spaceline/engine/language';
import { cancelsAndPrevents } from '../../words/what-it-nullifies.ts';

const redAlerts = cancelsAndPrevents(titled('Red Alert!'));

/** a Red Alert! that is prevented has been spent. */
export const yellowAlert = event('Yellow Alert', {
  plays: [playsOnTable({ effect: redAlerts.now, stays: true })],
  modifiers: [boost(['cunning'], 1, eachOfYourPersonnel())],
  triggers: [redAlerts.afterwards],
});

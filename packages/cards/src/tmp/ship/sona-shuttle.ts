import { mayReportHere, onceEachTurn, ship, titled } from '@spaceline/engine/language';

const drones = titled('Transporter Drones');

export const sonaShuttle = ship("Son'a Shuttle", {
  modifiers: [mayReportHere(drones), mayReportHere(drones, { free: true, limit: onceEachTurn })],
});

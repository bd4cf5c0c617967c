import { mayReportHere, onceEachTurn, ship, titled } from '@spaceline/engine/language';

const drones = titled('Transporter Drones');

export const sonaShuttle = ship("Son'a Shuttle", {
  modifiers: [
    mayReportHere(drones, { place: 'aboard' }),
    mayReportHere(drones, { place: 'aboard', free: true, limit: onceEachTurn }),
  ],
});

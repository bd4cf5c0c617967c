import { event, mayLand, not, playsOnTable, seedsOnTable, ships, withStaffing, your } from '@spaceline/engine/language';

export const establishLandingProtocols = event('Establish Landing Protocols', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayLand(1, your(ships).which(not(withStaffing)))],
});

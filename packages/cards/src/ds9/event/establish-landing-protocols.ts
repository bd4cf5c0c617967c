import { event, mayLand, not, playsOnTable, seedsOnTable, ships, your } from '@spaceline/engine/language';
import { withStaffing } from '../../words/permissions.ts';

export const establishLandingProtocols = event('Establish Landing Protocols', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayLand(1, your(ships).which(not(withStaffing)))],
});

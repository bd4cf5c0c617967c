import { all, event, playsOnTable, seedsOnTable, stop, trigger } from '@spaceline/engine/language';
import { thatTeamAndShip } from '../../words/whenever.ts';

export const missionDebriefing = event('Mission Debriefing', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [trigger({ on: 'attempt-ended' }, stop(all(thatTeamAndShip)))],
});

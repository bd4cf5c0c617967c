import { all, event, playsOnTable, seedsOnTable, stop } from '@spaceline/engine/language';
import { thatTeamAndShip, whenAttemptEnds } from '../../words/whenever.ts';

export const missionDebriefing = event('Mission Debriefing', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [whenAttemptEnds(stop(all(thatTeamAndShip)))],
});

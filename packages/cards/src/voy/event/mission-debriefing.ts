import { isCardSpot } from '@spaceline/engine';
import { all, event, playsOnTable, seedsOnTable, select, stop, trigger } from '@spaceline/engine/language';

/** Those who are still able when the attempt ends, and with a crew its ship. */
const team = select('that crew or Away Team', 'that crew or Away Team', ({ g, event: ended }) => {
  if (ended === null || ended.cards.length === 0) return [];
  const ship = g.format.stoppedCrewStopsShip && isCardSpot(ended.spot) && g.def(ended.spot).ship;
  return ship ? [...ended.cards, ended.spot] : [...ended.cards];
});

export const missionDebriefing = event('Mission Debriefing', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'attempt-ended' }, stop(all(team)), {
      text: 'the end of a mission attempt, solved or not, stops whichever crew or Away Team made it',
    }),
  ],
});

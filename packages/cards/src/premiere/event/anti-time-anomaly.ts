import {
  all,
  discardThis,
  event,
  inOrder,
  kill,
  later,
  people,
  playsOnTable,
  the,
  thisCard,
} from '@spaceline/engine/language';

export const antiTimeAnomaly = event('Anti-Time Anomaly', {
  plays: [
    playsOnTable({
      effect: later({ at: 'end', turns: 3 }, the(thisCard), inOrder(kill(all(people)), discardThis)),
      stays: true,
    }),
  ],
});

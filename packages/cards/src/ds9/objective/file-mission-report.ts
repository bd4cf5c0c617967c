import {
  ability,
  discardThis,
  inOrder,
  objective,
  playsOnTable,
  seedsOnTable,
  thisCard,
} from '@spaceline/engine/language';
import { fileReport, remembersWhoSolves, whoMayReport } from '../../words/mission-reports.ts';
import { itsOwnerScoresThis } from '../../words/scoring-cards.ts';

export const fileMissionReport = objective('File Mission Report', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: remembersWhoSolves,
  abilities: [
    ability('report', inOrder(fileReport, itsOwnerScoresThis(thisCard), discardThis), {
      timing: 'order',
      targets: whoMayReport,
    }),
  ],
  missing: 'it knows nothing of a mission that was solved before it was in play',
});

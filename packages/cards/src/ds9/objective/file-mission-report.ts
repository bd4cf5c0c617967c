import {
  ability,
  discardThis,
  inOrder,
  objective,
  playsOnTable,
  seedsOnTable,
  thisCard,
} from '@spaceline/engine/language';
import { fileReport, notesWhoSolves, whoMayReport } from '../../words/mission-reports.ts';
import { itsOwnerScoresThis } from '../../words/scoring-cards.ts';

export const fileMissionReport = objective('File Mission Report', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('report', inOrder(fileReport, itsOwnerScoresThis(thisCard), discardThis), {
      timing: 'order',
      targets: whoMayReport,
    }),
  ],
  witnesses: notesWhoSolves,
});

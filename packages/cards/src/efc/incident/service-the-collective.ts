import { incident, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { counterpartsArm, probesAtOnce } from '../../words/counterparts.ts';

export const serviceTheCollective = incident('Service the Collective', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [probesAtOnce, ...counterpartsArm(4)],
});

import { both, either, objective, people, playsOn, seedsOnTable, skill, your } from '@spaceline/engine/language';
import {
  exposedByAttempt,
  infiltratorExposed,
  longInfiltrating,
  noteInfiltrators,
  targetsMission,
  underOrders,
} from '../../words/secret-orders.ts';

const agent = your(people).which(both(either(skill('V.I.P.'), skill('OFFICER')), longInfiltrating));

/** turned up, it is placed at once. */
export const issueSecretOrders = objective('Issue Secret Orders', {
  seeds: [seedsOnTable],
  plays: [playsOn(agent, { mark: 'order', effect: targetsMission, stays: true })],
  modifiers: underOrders,
  triggers: [exposedByAttempt],
  nullified: infiltratorExposed,
  witnesses: noteInfiltrators,
});

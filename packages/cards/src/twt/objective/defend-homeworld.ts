import {
  ability,
  both,
  discardThis,
  download,
  either,
  inOrder,
  not,
  objective,
  ofType,
  oncePerGame,
  playsOnTable,
  seedsOnTable,
  skill,
  titled,
} from '@spaceline/engine/language';
import { attackedAtHomeworld, defendersArrive } from '../../words/homeworlds.ts';

const guard = either(
  both(ofType('Personnel'), skill('SECURITY')),
  both(titled('HQ'), not(titled('HQ: Return Orb to Bajor'))),
);

/** CR-102 */
export const defendHomeworld = objective('Defend Homeworld', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('defend', defendersArrive, { timing: { on: 'ship-battle' }, when: attackedAtHomeworld }),
    ability('defend-people', defendersArrive, {
      word: 'defend',
      timing: { on: 'personnel-battle' },
      when: attackedAtHomeworld,
      text: '',
    }),
    ability('fetch', inOrder(download(guard), discardThis), { limit: oncePerGame, timing: 'turn' }),
  ],
});

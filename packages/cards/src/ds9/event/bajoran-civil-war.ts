import {
  both,
  downloads,
  either,
  event,
  kin,
  leader,
  mayAttack,
  ofType,
  people,
  playsOnTable,
  playsTo,
  skill,
  universal,
  your,
} from '@spaceline/engine/language';

const fighter = either(skill('OFFICER'), skill('SECURITY'), skill('Resistance'));
const recruit = both(universal, kin('Bajoran'), ofType('Personnel'), fighter);

export const bajoranCivilWar = event('Bajoran Civil War', {
  plays: [playsOnTable({ mark: 'table' }), playsTo(downloads(2, recruit), { mark: 'recruits' })],
  modifiers: [mayAttack(your(people).which(both(kin('Bajoran'), leader)), kin('Bajoran'))],
});

import {
  affiliation,
  both,
  mayReportHere,
  ofType,
  onceEachTurn,
  personnel,
  skill,
  universal,
} from '@spaceline/engine/language';

export const ekoor = personnel('Ekoor', {
  modifiers: [
    mayReportHere(both(universal, affiliation('Cardassian'), skill('SECURITY'), ofType('Personnel')), {
      place: 'where present',
      free: true,
      limit: onceEachTurn,
    }),
  ],
});

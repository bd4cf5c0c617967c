import {
  affiliation,
  boost,
  equipment,
  onceEachTurn,
  reportsForFree,
  yourPersonnelPresent,
} from '@spaceline/engine/language';

export const kazonDisruptor = equipment('Kazon Disruptor', {
  modifiers: [
    reportsForFree(onceEachTurn),
    // "Kazon use only": only Kazon benefit
    boost(['strength'], 2, yourPersonnelPresent(affiliation('Kazon')), { cumulative: true }),
  ],
});

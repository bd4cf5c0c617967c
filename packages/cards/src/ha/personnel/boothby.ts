import {
  affiliation,
  boost,
  both,
  mayReportHere,
  ofType,
  people,
  personnel,
  skill,
  your,
} from '@spaceline/engine/language';

const youth = both(affiliation('Federation'), skill('Youth'));

export const boothby = personnel('Boothby', {
  modifiers: [
    mayReportHere(both(youth, ofType('Personnel')), { place: 'where present' }),
    boost(['integrity', 'cunning', 'strength'], 2, your(people).which(youth).here),
  ],
});

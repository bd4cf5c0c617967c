import { affiliation, boost, both, personnel, skill, yourPersonnelPresent } from '@spaceline/engine/language';

export const keeveFalor = personnel('Keeve Falor', {
  modifiers: [
    boost(
      ['integrity', 'cunning', 'strength'],
      2,
      yourPersonnelPresent(both(affiliation('Bajoran'), skill('CIVILIAN'))),
    ),
  ],
});

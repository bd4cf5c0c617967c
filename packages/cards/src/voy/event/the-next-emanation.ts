import {
  event,
  keepsUnderHere,
  not,
  opponents,
  people,
  playsOnTable,
  seedsOnTable,
  universal,
} from '@spaceline/engine/language';

export const theNextEmanation = event('The Next Emanation', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [keepsUnderHere(opponents(people).which(not(universal)))],
});

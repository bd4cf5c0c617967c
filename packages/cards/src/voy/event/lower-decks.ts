import {
  boost,
  both,
  eachOfYourPersonnel,
  event,
  icon,
  not,
  playsOnTable,
  universal,
} from '@spaceline/engine/language';

/** Copies that were each played add up. */
export const lowerDecks = event('Lower Decks', {
  plays: [playsOnTable()],
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 2, eachOfYourPersonnel(both(not(icon('Holo')), universal)), {
      cumulative: true,
    }),
  ],
});

import { ability, ofType, personnel, returnToHand, timesPerGame, topOf } from '@spaceline/engine/language';

export const drMcCoyOfTheFilms = personnel('Dr. McCoy', {
  ids: ['tmp-050'],
  abilities: [
    ability('take', returnToHand(topOf(1, 'you', 'discard pile', ofType('Personnel'))), { limit: timesPerGame(2) }),
  ],
});

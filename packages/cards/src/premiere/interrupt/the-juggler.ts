import { interrupt, oneOf, playsTo, shuffleDeck } from '@spaceline/engine/language';

export const theJuggler = interrupt('The Juggler', {
  plays: [
    playsTo(
      oneOf({ mark: 'yours', effect: shuffleDeck('you') }, { mark: 'opponents', effect: shuffleDeck('opponent') }),
      { timing: 'any' },
    ),
  ],
});

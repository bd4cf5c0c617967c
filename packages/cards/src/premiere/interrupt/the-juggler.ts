import { interrupt, oneOf, playsTo, shuffleDeck } from '@spaceline/engine/language';

export const theJuggler = interrupt('The Juggler', {
  plays: [
    playsTo(
      oneOf({ name: 'yours', effect: shuffleDeck('you') }, { name: 'opponents', effect: shuffleDeck('opponent') }),
      { timing: 'any' },
    ),
  ],
});

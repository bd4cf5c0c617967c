import { FIRST_IN_PLAY, type Game } from '@spaceline/engine';
import { boost, ship } from '@spaceline/engine/language';

const SISTER = 'I.K.C. Rotarran';

const sister = (g: Game, source: number): boolean =>
  g.state.cards.some(
    (c) => c.zone >= FIRST_IN_PLAY && c.controller === g.card(source).controller && g.defs[c.def].title === SISTER,
  );

export const ikcKoraga = ship('I.K.C. Koraga', {
  modifiers: [
    boost(['range'], 1, {
      applies: (g, source, id) =>
        sister(g, source) &&
        (id === source || (g.def(id).title === SISTER && g.card(id).controller === g.card(source).controller)),
      text: `while your ${SISTER} is in play, each of the two`,
    }),
  ],
});

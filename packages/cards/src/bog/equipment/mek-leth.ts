import { FIRST_IN_PLAY, type Game, spotOf, Zone } from '@spaceline/engine';
import { boost, equipment, keyword, mayReport, passes, yourPersonnelPresent } from '@spaceline/engine/language';

const klingon = keyword('Klingon');

/** Every place where its player has a Klingon. */
const withKlingons = (g: Game, source: number): number[] => [
  ...new Set(
    g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === g.card(source).owner && g.defs[c.def].personnel)
      .filter((c) => (c.zone === Zone.Aboard || c.zone === Zone.Planet) && passes(g, klingon, c.id))
      .map((c) => spotOf(g, c.id)),
  ),
];

export const mekleth = equipment("Mek'leth", {
  modifiers: [
    mayReport('may report wherever you have a Klingon', (_g, source, id) => source === id, withKlingons),
    boost(['strength'], 2, yourPersonnelPresent(klingon), { cumulative: true }),
  ],
});

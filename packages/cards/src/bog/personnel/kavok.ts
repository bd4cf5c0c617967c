import { affiliationBit, affiliations, FIRST_IN_PLAY } from '@spaceline/engine';
import { mayReport, personnel } from '@spaceline/engine/language';

const FEDERATION = affiliationBit('Federation');

/** nobody aboard. */
export const kavok = personnel('Kavok', {
  modifiers: [
    mayReport(
      'may report straight to any empty Federation ship',
      (_g, source, id) => source === id,
      (g) =>
        g.state.cards
          .filter((c) => c.zone >= FIRST_IN_PLAY && g.defs[c.def].ship)
          .map((c) => c.id)
          .filter((id) => (affiliations(g, id) & FEDERATION) !== 0)
          .filter((id) => !g.tableau.aboard[id].some((x) => g.def(x).personnel)),
      { anyAffiliation: true },
    ),
  ],
});

/** "May report where X is": a personnel follows another one. */
import { FIRST_IN_PLAY, type Game, spotOf, Zone } from '@spaceline/engine';
import { mayReport, type ReportModifier } from '@spaceline/engine/language';

/** This card itself may report where its player's card of that title is. */
export const mayJoin = (title: string, more: { free?: boolean } = {}): ReportModifier =>
  mayReport(
    `may report where your ${title} is${more.free ? ', for free' : ''}`,
    (_g, source, id) => source === id,
    (g: Game, source) =>
      g.state.cards
        .filter(
          (c) => c.zone >= FIRST_IN_PLAY && c.controller === g.card(source).owner && g.defs[c.def].title === title,
        )
        .filter((c) => c.zone === Zone.Aboard || c.zone === Zone.Planet)
        .map((c) => spotOf(g, c.id)),
    more,
  );

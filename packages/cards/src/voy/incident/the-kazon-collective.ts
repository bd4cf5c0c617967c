import { FIRST_IN_PLAY, type Game, hasKeyword, Zone } from '@spaceline/engine';
import {
  affiliation,
  grant,
  incident,
  mayReport,
  onceEachTurn,
  passes,
  playsOn,
  playsOnTable,
  seedsOnTable,
  titled,
  which,
  yourShips,
} from '@spaceline/engine/language';

const kazon = affiliation('Kazon');
const SECTS = [
  'Kazon-Hobii',
  'Kazon-Mostral',
  'Kazon-Nistrim',
  'Kazon-Ogla',
  'Kazon-Oglamar',
  'Kazon-Pommar',
  'Kazon-Relora',
];

/** Is a Maje of the same sect in play for this player? */
function majeOfSect(g: Game, source: number, id: number): boolean {
  const sects = SECTS.filter((s) => hasKeyword(g, id, s));
  return g.state.cards.some(
    (c) =>
      c.zone >= FIRST_IN_PLAY &&
      c.controller === g.card(source).controller &&
      hasKeyword(g, c.id, 'Maje') &&
      sects.some((s) => hasKeyword(g, c.id, s)),
  );
}

export const theKazonCollective = incident('The Kazon Collective', {
  seeds: [seedsOnTable],
  plays: [
    playsOnTable(),
    playsOn(which(yourShips, titled('Kazon Warship')), { text: 'plays on a Kazon Warship of yours' }),
  ],
  modifiers: [
    // VOY-04
    grant(
      'not-assimilated',
      'your Kazon cards cannot be assimilated',
      (g, source, id) => passes(g, kazon, id) && g.card(source).controller === g.card(id).controller,
    ),
    mayReport(
      'once each turn, one Kazon of the same sect as a Maje of yours in play reports for free',
      (g, source, id) =>
        g.card(source).zone === Zone.Table && g.def(id).personnel && passes(g, kazon, id) && majeOfSect(g, source, id),
      null,
      { free: true, limit: onceEachTurn },
    ),
    mayReport(
      'on a Kazon Warship of yours: Kazon personnel and ships, other Warships excepted, report aboard it',
      (g, source, id) => {
        const d = g.def(id);
        return (
          g.card(source).zone === Zone.On &&
          (d.personnel || d.ship) &&
          passes(g, kazon, id) &&
          d.title !== 'Kazon Warship'
        );
      },
      (g, source) => [g.card(source).host],
    ),
  ],
});

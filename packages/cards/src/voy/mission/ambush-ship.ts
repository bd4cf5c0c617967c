import { ablePersonnelAt, type Game, locationOf, type Seat, Status, spotOf } from '@spaceline/engine';
import { affiliation, grant, hereOf, mission, passes } from '@spaceline/engine/language';

const federation = affiliation('Federation');

/** Nobody in the group works as Federation. */
const nonFederation = (g: Game, id: number): boolean =>
  !ablePersonnelAt(g, spotOf(g, id), g.card(id).controller).some((x) => passes(g, federation, x));

/** A ship of this player with somebody aboard; a cloaked or phased one is not here (CR-72, CR-82). */
const occupiedShip = (g: Game, location: number, seat: Seat): boolean =>
  g.state.cards.some(
    (c) =>
      g.def(c.id).ship &&
      c.controller === seat &&
      (c.status & (Status.Cloaked | Status.Phased)) === 0 &&
      locationOf(g, c.id) === location &&
      g.tableau.aboard[c.id].some((x) => g.def(x).personnel),
  );

export const ambushShip = mission('Ambush Ship', {
  modifiers: [
    grant(
      'attempt',
      'a crew without Federation personnel may attempt this mission',
      (g, source, id, attempted) => attempted === source && nonFederation(g, id),
    ),
  ],
  points: (ctx) => (occupiedShip(ctx.g, hereOf(ctx), ctx.opponent) ? 45 : 30),
  text: 'A crew without Federation personnel may attempt this mission. Worth 30 points; 45 when your opponent has a ship here with somebody aboard.',
});

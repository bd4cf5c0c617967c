import { ablePersonnelAt, type Game, locationOf, planetSpot, type Seat } from '@spaceline/engine';
import { forbid, mission, passes, skill } from '@spaceline/engine/language';

const operator = skill('Transporter Skill');

/** Somebody of the player's here who works the transporter: on the planet, or aboard a ship or facility. */
function hasOperator(g: Game, location: number, seat: Seat): boolean {
  const spots = [planetSpot(location)];
  for (const c of g.state.cards) {
    const d = g.def(c.id);
    if ((d.ship || d.facility) && c.controller === seat && locationOf(g, c.id) === location) spots.push(c.id);
  }
  return spots.some((s) => ablePersonnelAt(g, s, seat).some((id) => passes(g, operator, id)));
}

export const restockSupplies = mission('Restock Supplies', {
  modifiers: [
    forbid(
      'beam',
      'nobody beams up or down here without Transporter Skill',
      { rule: 'R-7.9', text: 'Restock Supplies: nobody beams up or down here without Transporter Skill' },
      (g, source, spot, seat) => {
        const here = g.card(source).host;
        return spot === planetSpot(here) && !hasOperator(g, here, seat);
      },
    ),
  ],
});

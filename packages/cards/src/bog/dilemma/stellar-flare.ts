import {
  ablePersonnelAt,
  attribute,
  damage,
  type Game,
  inPlay,
  locationOf,
  skillNumber,
  stop,
  totalSkill,
  Zone,
} from '@spaceline/engine';
import { dilemma, hereOf, type Reading, script, simply } from '@spaceline/engine/language';
import { crewOf } from '../../crews.ts';

const NAVIGATION = skillNumber('Navigation');
const ASTROPHYSICS = skillNumber('Astrophysics');

/** CR-74: a cloaked ship is among all ships. */
function safe(g: Game, ship: number): boolean {
  const c = g.card(ship);
  if (c.dock >= 0 || c.zone !== Zone.Space || attribute(g, ship, 'shields') > 11) return true;
  const crew = ablePersonnelAt(g, ship, c.controller);
  return totalSkill(g, crew, NAVIGATION) >= 2 && totalSkill(g, crew, ASTROPHYSICS) >= 1;
}

const caught = (ctx: Reading): number[] =>
  ctx.g.state.cards
    .map((c) => c.id)
    .filter((id) => ctx.g.def(id).ship && locationOf(ctx.g, id) === hereOf(ctx) && !safe(ctx.g, id));

export const stellarFlare = dilemma('Stellar Flare', {
  encounter: simply(
    script(
      'damages and stops every ship here, except those docked, landed or carried, with 2 Navigation and Astrophysics aboard, or with SHIELDS>11',
      function* (ctx) {
        const { g } = ctx;
        const ships = caught(ctx);
        for (const ship of ships) yield* damage(g, ship);
        for (const ship of ships) {
          if (inPlay(g.card(ship))) yield* stop(g, [ship, ...crewOf(g, ship, g.card(ship).controller)], ctx.source);
        }
      },
      { hint: -3 },
    ),
  ),
});

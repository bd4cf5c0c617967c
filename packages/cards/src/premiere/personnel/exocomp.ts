import { controls, markersOn, repairFully, Status, Zone } from '@spaceline/engine';
import { may, personnel, type Reading, script, trigger, when } from '@spaceline/engine/language';

/** The turn of the last damage; -1 for a sound ship. */
function damagedIn({ g }: Reading, ship: number): number {
  const turned = (g.card(ship).status & Status.Rotated) !== 0 ? g.card(ship).rotatedIn : -1;
  return Math.max(turned, ...markersOn(g, ship).map((m) => g.card(m).since));
}

/**
 * Aboard a damaged ship of yours for two full turns of yours: turns alternate, so the second ends three turns or more after. It works
 * on while it is stopped.
 */
function hasWorked(ctx: Reading): boolean {
  const { g, source, you } = ctx;
  const { zone, host, since } = g.card(source);
  if (zone !== Zone.Aboard || !g.def(host).ship || !controls(g, you, host)) return false;
  const damaged = damagedIn(ctx, host);
  return damaged >= 0 && g.state.turn.number - Math.max(damaged, since) >= 3;
}

/** BOG-50 */
export const exocomp = personnel('Exocomp', {
  triggers: [
    trigger(
      'end of your turn',
      may(
        script(
          'fully repair the ship',
          function* ({ g, source }) {
            repairFully(g, g.card(source).host);
          },
          { hint: 3 },
        ),
      ),
      {
        optional: true,
        when: when('aboard a damaged ship for two of your full turns', hasWorked),
        text: 'if aboard your ship, may repair its damage in two of your full turns, without an outpost',
      },
    ),
  ],
});

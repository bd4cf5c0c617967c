import { chance, confirm, other, shown, spare } from '@spaceline/engine';
import { download, passes, Reading, script, tactic, titled } from '@spaceline/engine/language';
import { withCommander } from '../../crews.ts';
import { ruseWorks } from '../../tactics.ts';

const fire = download(
  titled('Plasma Fire', 'Warp Core Breach'),
  'Plasma Fire or Warp Core Breach to this ship',
  (ctx, spot) => spot === ctx.target,
);

/** The download is the choice of the player who did the damage. */
const overload = script('your opponent may download Plasma Fire or Warp Core Breach to this ship', function* (ctx) {
  const theirs = new Reading(ctx.g, ctx.source, ctx.opponent);
  theirs.target = ctx.target;
  if (!fire.could(theirs)) return;
  const question = { id: 'may', text: `{card}: ${fire.text}?`, card: ctx.source };
  if (yield* confirm(ctx.opponent, question)) yield* fire.run(theirs);
});

/** CR-152 */
export const picardManeuver = tactic('Picard Maneuver', {
  tactic: {
    *revealed({ g }, side) {
      if (!side.attacker || ruseWorks(g, other(side.seat))) return;
      for (const ship of side.defending) {
        if (!side.firing.includes(ship) || !passes(g, withCommander, ship)) continue;
        const escapes = chance(g);
        if (escapes) spare(g, ship);
        g.tell(() => ({ kind: 'maneuver', ship: shown(g, ship), deceives: escapes }));
      }
    },
    damage: overload,
  },
  text: 'If you started the battle, your ship that carries its matching commander has an even chance to escape all damage of the battle.',
  asDamage: 'who did it may at once download Plasma Fire or Warp Core Breach to the damaged ship',
});

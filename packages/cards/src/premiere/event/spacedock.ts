import { repairFully } from '@spaceline/engine';
import { event, playsOn, script, trigger, when, yourOutposts } from '@spaceline/engine/language';

/** BOG-50 */
export const spacedock = event('Spacedock', {
  plays: [playsOn(yourOutposts)],
  triggers: [
    trigger(
      { on: 'docked' },
      script('fully repairs your ship that docks here', function* (ctx) {
        repairFully(ctx.g, ctx.event!.card);
      }),
      {
        when: when('your ship has docked here', ({ g, source, event: docked, you }) => {
          if (docked === null) return false;
          const ship = g.card(docked.card);
          return ship.dock === g.card(source).host && ship.controller === you;
        }),
        text: 'your damaged ships that dock there are repaired at once',
      },
    ),
  ],
});

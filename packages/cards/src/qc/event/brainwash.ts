import { chooseSpot, FIRST_IN_PLAY, putAt, brainwash as turn, Zone } from '@spaceline/engine';
import { event, grant, playsOn, type Reading, script, yourOutposts } from '@spaceline/engine/language';
import { yourCaptives } from '../../captives.ts';

/** With Prepare the Prisoner in play, the captive need not go to an outpost. */
const staysWhereItIs = ({ g, you }: Reading): boolean =>
  g.state.cards.some(
    (c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].title === 'Prepare the Prisoner',
  );

/** BOG-68, BOG-75 */
export const brainwash = event('Brainwash', {
  plays: [
    playsOn(yourCaptives, {
      effect: script(
        'the captive reports to your outpost and is under your control',
        function* (ctx) {
          const { g, you, target } = ctx;
          const outposts = yourOutposts.ids(ctx);
          if (!staysWhereItIs(ctx) && outposts.length > 0) {
            putAt(
              g,
              target,
              yield* chooseSpot(you, outposts, { id: 'outpost', text: '{card}: to which outpost?', card: target }),
            );
          }
          turn(g, target);
        },
        { could: (ctx) => staysWhereItIs(ctx) || yourOutposts.ids(ctx).length > 0, hint: 4 },
      ),
      stays: true,
    }),
  ],
  modifiers: [
    grant(
      'mix-cards',
      'it may mix with your personnel whatever the affiliations',
      (g, source, a) => g.card(source).zone === Zone.On && g.card(source).host === a,
    ),
  ],
  capturing: true,
  keepsHost: 'Brainwashed',
});

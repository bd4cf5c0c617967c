import { ablePersonnelAt, destroy, type Game, skillLevel, skillNumber } from '@spaceline/engine';
import {
  affiliation,
  anyShip,
  discardThis,
  event,
  not,
  playsOn,
  script,
  trigger,
  when,
  which,
} from '@spaceline/engine/language';

const ENGINEER = skillNumber('ENGINEER');

const hasEngineer = (g: Game, ship: number): boolean =>
  ablePersonnelAt(g, ship, g.card(ship).controller).some((id) => skillLevel(g, id, ENGINEER) > 0);

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [playsOn({ ...which(anyShip, not(affiliation('Borg'))), one: 'any ship except a Borg ship' })],
  triggers: [
    trigger(
      'end of every turn',
      script(
        'the ship explodes unless ENGINEER aboard; discard this card',
        function* (ctx) {
          const { g, source } = ctx;
          const ship = g.card(source).host;
          if (!hasEngineer(g, ship)) yield* destroy(g, ship, source);
          yield* discardThis.run(ctx);
        },
        { hint: -6 },
      ),
      {
        when: when('it is the next turn of the ship’s owner', ({ g, source }) => {
          const { host, since } = g.card(source);
          return g.card(host).owner === g.state.turn.seat && since < g.state.turn.number;
        }),
        text: 'at the end of the next turn of the ship’s owner it explodes, unless ENGINEER is aboard by then; discard after use',
      },
    ),
  ],
});

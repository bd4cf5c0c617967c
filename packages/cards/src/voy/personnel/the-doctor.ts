import { chooseSpot, destinations, enterAt, type Game, locationOf, pile, shuffle, Zone } from '@spaceline/engine';
import { type Ctx, personnel, script } from '@spaceline/engine/language';
import { suspending } from '../../special-downloads.ts';

/** An Emitter in the draw deck, else in hand; -1 if there is none. */
const emitterOf = ({ g, you }: Ctx): number =>
  [...pile(g, you, Zone.Deck), ...pile(g, you, Zone.Hand)].find((id) => g.def(id).title === 'Mobile Holo-Emitter') ??
  -1;

/** Where it could report at his location; whether a door is open for [AU] cards is not asked. */
const spotsFor = (g: Game, ctx: Ctx, emitter: number): number[] =>
  destinations(g, ctx.you, emitter, locationOf(g, ctx.source)).map((d) => d.spot);

export const theDoctor = personnel('The Doctor', {
  abilities: suspending(
    script(
      'download Mobile Holo-Emitter (ignoring [AU])',
      function* (ctx) {
        const { g, you } = ctx;
        const emitter = emitterOf(ctx);
        const searched = g.card(emitter).zone === Zone.Deck;
        const spot = yield* chooseSpot(you, spotsFor(g, ctx, emitter), {
          id: 'download-to',
          text: '{card}: download it where?',
          card: emitter,
        });
        yield* enterAt(g, you, emitter, spot);
        if (searched) shuffle(g, pile(g, you, Zone.Deck));
      },
      {
        could: (ctx) => {
          const emitter = emitterOf(ctx);
          return emitter >= 0 && spotsFor(ctx.g, ctx, emitter).length > 0;
        },
        hint: 3,
      },
    ),
    'special download: Mobile Holo-Emitter (ignoring [AU])',
  ),
});

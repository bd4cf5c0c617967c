import { type Seat, setMemo, touch } from '@spaceline/engine';
import { event, oneOf, playsOnTable, script, trigger, when } from '@spaceline/engine/language';

const beside = (whose: 'you' | 'opponent') => ({
  name: whose === 'you' ? 'your draw deck' : "opponent's draw deck",
  effect: script(`place it beside ${whose === 'you' ? 'your' : "your opponent's"} draw deck`, function* (ctx) {
    setMemo(ctx.g, ctx.source, whose === 'you' ? ctx.you : ctx.opponent);
  }),
});

export const theTravelerTranscendence = event('The Traveler: Transcendence', {
  plays: [playsOnTable({ effect: oneOf(beside('you'), beside('opponent')), stays: true })],
  triggers: [
    trigger(
      'end of every turn',
      script('that player must draw one extra card', function* (ctx) {
        const player = ctx.g.state.players[ctx.g.state.turn.seat];
        // not cumulative: one extra card however many copies there are
        player.extraDraws = Math.max(1, player.extraDraws);
        touch(ctx.g);
      }),
      {
        when: when(
          'it lies beside that draw deck',
          (ctx) => deckOf(ctx.g.card(ctx.source).memo, ctx.g.card(ctx.source).controller) === ctx.g.state.turn.seat,
        ),
      },
    ),
  ],
  missing: 'does not nullify Static Warp Bubble yet',
});

/** A copy laid out without a choice lies beside its own player's deck. */
const deckOf = (memo: number, controller: Seat): Seat => (memo < 0 ? controller : (memo as Seat));

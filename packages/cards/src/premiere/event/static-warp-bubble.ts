import { chooseCard, type Game, type Seat, toPile, Zone } from '@spaceline/engine';
import { event, playsOnTable, script, trigger, when } from '@spaceline/engine/language';

const TITLE = 'Static Warp Bubble';

/** Not cumulative: of several copies of one player the first counts. */
const firstOf = (g: Game, seat: Seat): number | undefined =>
  g.tableau.active.find((id) => g.def(id).title === TITLE && g.card(id).controller === seat);

export const staticWarpBubble = event(TITLE, {
  plays: [playsOnTable()],
  triggers: [
    trigger(
      'end of every turn',
      script('discards a card from hand', function* ({ g, source }) {
        const seat = g.state.turn.seat;
        const question = { id: 'discard', text: '{card}: discard which card?', card: source };
        toPile(g, yield* chooseCard(seat, g.hand(seat).slice(), question), Zone.Discard);
      }),
      {
        when: when('it is your opponent’s turn', ({ g, source }) => {
          const seat = g.state.turn.seat;
          const { controller } = g.card(source);
          return seat !== controller && g.hand(seat).length > 0 && firstOf(g, controller) === source;
        }),
        text: 'at the end of each turn of your opponent, that player must discard a card from hand (not cumulative)',
      },
    ),
  ],
});

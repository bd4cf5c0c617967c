import { drawExtra, type Game, type Seat, setMemo } from '@spaceline/engine';
import { event, inOrder, oneOf, playsOnTable, script, trigger, when } from '@spaceline/engine/language';
import { nullifiesPlayed, nullifyInPlay } from '../../nullifiers.ts';

const TITLE = 'The Traveler: Transcendence';
const BUBBLE = 'Static Warp Bubble';

const beside = (whose: 'you' | 'opponent') => ({
  name: whose === 'you' ? 'your draw deck' : "opponent's draw deck",
  effect: script(`place it beside ${whose === 'you' ? 'your' : "your opponent's"} draw deck`, function* (ctx) {
    setMemo(ctx.g, ctx.source, whose === 'you' ? ctx.you : ctx.opponent);
  }),
});

/** A copy laid out without a choice lies beside its own player's deck. */
const deckOf = (g: Game, id: number): Seat => {
  const { memo, controller } = g.card(id);
  return memo < 0 ? controller : (memo as Seat);
};

/** Not cumulative: of several copies beside one deck the first counts. */
const first = (g: Game, seat: Seat): number | undefined =>
  g.tableau.active.find((id) => g.def(id).title === TITLE && deckOf(g, id) === seat);

export const theTravelerTranscendence = event(TITLE, {
  plays: [
    playsOnTable({ effect: inOrder(oneOf(beside('you'), beside('opponent')), nullifyInPlay(BUBBLE)), stays: true }),
  ],
  triggers: [
    trigger(
      'end of every turn',
      script('that player must draw one extra card', function* ({ g }) {
        drawExtra(g, g.state.turn.seat, 1);
      }),
      { when: when('it lies beside that draw deck', ({ g, source }) => first(g, g.state.turn.seat) === source) },
    ),
    nullifiesPlayed(BUBBLE),
  ],
  text: 'Plays beside the draw deck of either player, who must draw one extra card at the end of each of their turns (not cumulative). While in play, nullifies Static Warp Bubble.',
});

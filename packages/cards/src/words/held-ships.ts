/** Ships, and what flies about like them, that vanish into a card and lie on it, out of everybody's reach, until it lets them go (CR-181, CR-182). */
import { chooseNumber, locationOf, locationSpot, put, putOn, Zone } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  discardThis,
  type Effect,
  inFigures,
  inOrder,
  type Reach,
  reach,
  remembersCount,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';
import { isInRift, reappear } from '../time-rifts.ts';

/** The ship it was played on; the card stays at the location. */
export const vanishesIntoThis: Effect = {
  *run({ g, source, target: ship }) {
    putOn(g, source, locationSpot(locationOf(g, ship)));
    put(g, ship, Zone.On, source);
  },
  could: () => true,
  text: 'it vanishes, with everybody aboard',
  hint: 1,
};

export const whatVanished: Reach = reach('what vanished, with everybody aboard,', ({ g, source }, id) =>
  isInRift(g, source, id),
);

export const reappears: Effect = {
  *run({ g, source }) {
    reappear(g, source);
  },
  could: () => true,
  text: 'what vanished is back there',
  hint: 0,
};

const back = remembersCount('back', 'the turn at whose end it is back');

/** Its player says beforehand for how many turns; full turns of the player whose ship it is. */
export const vanishesForUpTo = (most: Amount): { readonly effect: Effect; readonly returns: Trigger } => ({
  effect: {
    ...vanishesIntoThis,
    *run(r) {
      const { g, you, source, target: ship } = r;
      const turns = Array.from({ length: amountOf(most, r) }, (_, i) => i + 1);
      const question = { id: 'turns', text: '{card}: for how many full turns?', card: source };
      const n = yield* chooseNumber(g, you, turns, question);
      const { number, seat } = g.state.turn;
      const next = number + (g.card(ship).controller === seat ? 2 : 1);
      yield* vanishesIntoThis.run(r);
      back.keep(r, next + 2 * (n - 1));
    },
    text: inFigures(most, (n) => `${vanishesIntoThis.text}, for up to ${n} full turns of its player, as you say now`),
  },
  returns: trigger('end of every turn', inOrder(reappears, discardThis), {
    when: when('that turn has come', (r) => back.read(r) === r.g.state.turn.number),
    text: 'then it is back there; discard this card',
  }),
});

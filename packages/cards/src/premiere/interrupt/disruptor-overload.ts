import {
  cardsAt,
  chooseCards,
  destroyEquipment,
  disabled,
  type Game,
  planetSpot,
  randomCards,
  type Spot,
} from '@spaceline/engine';
import { anyShip, interrupt, playsOn, script, select } from '@spaceline/engine/language';

const equipmentAt = (g: Game, spot: Spot): number[] => cardsAt(g, spot).filter((id) => g.def(id).equipment);

/** Each Gurat'urak there keeps one card out of it. */
const guards = (g: Game, spot: Spot): number[] =>
  cardsAt(g, spot).filter((id) => g.def(id).title === "Gurat'urak" && !disabled(g, id));

const places = select('any ship or Away Team', 'ships and Away Teams', (ctx) =>
  [...anyShip.ids(ctx), ...ctx.g.state.locations.map((l) => planetSpot(l.id))].filter(
    (spot) => equipmentAt(ctx.g, spot).length > 0,
  ),
);

export const disruptorOverload = interrupt('Disruptor Overload', {
  plays: [
    playsOn(places, {
      timing: 'any',
      effect: script(
        'destroys one Equipment card there (random selection)',
        function* ({ g, source, target }) {
          let open = equipmentAt(g, target);
          for (const guard of guards(g, target)) {
            const question = { id: 'protect', text: '{card}: which card is protected?', card: guard };
            const [safe] = yield* chooseCards(g.card(guard).controller, open, 0, 1, question);
            open = open.filter((id) => id !== safe);
          }
          yield* destroyEquipment(g, randomCards(g, open, 1), source);
        },
        { hint: 2 },
      ),
    }),
  ],
});

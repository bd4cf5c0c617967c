import { cardsAt, destroyEquipment, type Game, planetSpot, randomCards, type Spot } from '@spaceline/engine';
import { anyShip, interrupt, playsOn, script, select } from '@spaceline/engine/language';

const equipmentAt = (g: Game, spot: Spot): number[] => cardsAt(g, spot).filter((id) => g.def(id).equipment);

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
          yield* destroyEquipment(g, randomCards(g, equipmentAt(g, target), 1), source);
        },
        { hint: 2 },
      ),
    }),
  ],
});

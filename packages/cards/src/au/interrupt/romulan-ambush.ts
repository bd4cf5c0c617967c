import { attribute, capture, chooseCard, destroy, FIRST_IN_PLAY, locationOf, personnelAt } from '@spaceline/engine';
import { interrupt, passes, playsOn, type Reading, script, select, shipClass } from '@spaceline/engine/language';

const WEAK = 6;
const warbird = shipClass("D'deridex");

const lair = ({ g, you }: Reading, location: number): boolean =>
  g.tableau.space[location].some((id) => g.card(id).controller === you && passes(g, warbird, id));

const prey = select(
  'your opponent’s ship with SHIELDS<6 present with your D’deridex-class ship',
  'such ships',
  (ctx) => {
    const { g, opponent } = ctx;
    return g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent && g.defs[c.def].ship)
      .map((c) => c.id)
      .filter((id) => locationOf(g, id) >= 0 && attribute(g, id, 'shields') < WEAK && lair(ctx, locationOf(g, id)));
  },
);

export const romulanAmbush = interrupt('Romulan Ambush', {
  plays: [
    playsOn(prey, {
      timing: 'any',
      stays: false,
      effect: script(
        'captures one personnel aboard (your choice) and destroys it with everybody else',
        function* ({ g, you, opponent, source, target }) {
          const crew = personnelAt(g, target, opponent);
          const question = { id: 'spare', text: '{card}: who is spared and made captive?', card: source };
          const spared = yield* chooseCard(you, crew, question);
          if (spared >= 0) yield* capture(g, spared, you, source);
          yield* destroy(g, target, source);
        },
        { hint: 10 },
      ),
    }),
  ],
  capturing: true,
});

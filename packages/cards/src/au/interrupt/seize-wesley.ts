import { capture, FIRST_IN_PLAY, type Game, personnelAt, Zone } from '@spaceline/engine';
import { disables, interrupt, playsOn, type Reading, reach, script, select } from '@spaceline/engine/language';

const isPlaying = (g: Game, ship: number): boolean =>
  g.tableau.on[ship].some((id) => g.def(id).title === 'Ktarian Game');

const ships = select(
  'your opponent’s ship under the influence of Ktarian Game',
  'such ships',
  ({ g, opponent }: Reading) =>
    g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent && g.defs[c.def].ship)
      .map((c) => c.id)
      .filter((id) => isPlaying(g, id)),
);

export const seizeWesley = interrupt('Seize Wesley', {
  plays: [
    playsOn(ships, {
      timing: 'any',
      stays: true,
      effect: script(
        'if Wesley Crusher is aboard, he is your captive',
        function* ({ g, you, opponent, target }) {
          const aboard = personnelAt(g, target, opponent);
          const wesley = aboard.find((id) => g.def(id).personas.includes('Wesley Crusher'));
          // this card stays on the ship, so that it cannot be the trap
          if (wesley !== undefined) yield* capture(g, wesley, you, -1);
        },
        { hint: 6 },
      ),
    }),
  ],
  modifiers: [
    disables(
      reach('while Ktarian Game lasts, all personnel aboard', (g, source, id) => {
        const { zone, host } = g.card(source);
        const { zone: where, host: ship } = g.card(id);
        return zone === Zone.On && where === Zone.Aboard && ship === host && g.def(id).personnel && isPlaying(g, host);
      }),
    ),
  ],
  capturing: true,
});

import { destroy, discardFromPlay, inPlay, kill, ownsMission } from '@spaceline/engine';
import { interrupt, locations, playsOn, script, trigger, when } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const zone = locations(
  'your opponent’s Neutral Zone mission',
  ({ g, opponent }, l) =>
    ownsMission(g, l, opponent) && g.location(l).missions.some((m) => g.def(m).facts.region === 'Neutral Zone Region'),
);

export const theWakeOfTheBorg = interrupt('The Wake of the Borg', {
  plays: [playsOn(zone, { timing: 'any' })],
  modifiers: [mayNotBeNullified()],
  triggers: [
    trigger(
      'end of every turn',
      script('destroys all ships, facilities and personnel there', function* ({ g, source }) {
        const l = g.card(source).host;
        const there = [...g.tableau.space[l], ...g.tableau.planet[l]];
        for (const id of there) {
          if (!inPlay(g.card(id))) continue;
          if (g.def(id).ship || g.def(id).facility) yield* destroy(g, id, source);
          else if (g.def(id).personnel) yield* kill(g, [id], source);
        }
        if (inPlay(g.card(source))) yield* discardFromPlay(g, [source], source);
      }),
      {
        when: when('your opponent’s next turn ends', ({ g, source }) => {
          const c = g.card(source);
          return g.state.turn.seat !== c.controller && g.state.turn.number > c.since;
        }),
        text: 'at the end of your opponent’s next turn, destroys all ships, facilities and personnel there',
      },
    ),
  ],
});

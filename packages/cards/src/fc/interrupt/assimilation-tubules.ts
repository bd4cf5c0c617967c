import {
  assimilate,
  chooseCard,
  disabled,
  inPlay,
  leaveBattle,
  mayBeAssimilated,
  personnelAt,
  personnelBattle,
  removeWounded,
  stop,
} from '@spaceline/engine';
import { answers, interrupt, type Reading, script, when } from '@spaceline/engine/language';
import { isTalonDrone } from '../../drones.ts';

const taken = ({ g, you }: Reading): number[] =>
  (personnelBattle(g)?.wounded ?? []).filter(
    (id) => g.card(id).controller !== you && inPlay(g.card(id)) && mayBeAssimilated(g, id),
  );

const drones = ({ g, you, event }: Reading): number[] =>
  personnelAt(g, event!.spot, you).filter((id) => isTalonDrone(g, id) && !disabled(g, id));

export const assimilationTubules = interrupt('Assimilation Tubules', {
  plays: [
    answers(
      'won',
      script(
        'one opposing mortally wounded personnel present is assimilated instead',
        function* (ctx) {
          const { g, you } = ctx;
          const question = { id: 'assimilate', text: '{card}: who is assimilated?', card: ctx.source };
          const id = yield* chooseCard(you, taken(ctx), question);
          const p = personnelBattle(g)!;
          removeWounded(g, p, id);
          leaveBattle(g, p, (x) => x === id);
          assimilate(g, id, you);
          // it fought, so it is stopped like the others
          yield* stop(g, [id], ctx.source);
        },
        { could: (ctx) => taken(ctx).length > 0, hint: 5 },
      ),
      {
        name: 'assimilate',
        when: when('your Talon Drone is present', (ctx) => drones(ctx).length > 0 && taken(ctx).length > 0),
      },
    ),
  ],
  text: 'Plays in a battle when the winner is known. Your Talon Drone may select one opposing mortally wounded personnel present, who is assimilated instead.',
});

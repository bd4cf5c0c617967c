import {
  chooseCard,
  expose,
  type Game,
  inPlay,
  participantsOf,
  personnelAt,
  put,
  Status,
  shipBattle,
  Zone,
} from '@spaceline/engine';
import { answers, boost, interrupt, type Reading, reach, script, when } from '@spaceline/engine/language';
import { shipBattleOver } from '../../battles.ts';

const isFoe = (g: Game, source: number, id: number): boolean => {
  const p = shipBattle(g);
  return p !== null && participantsOf(p).includes(id) && g.card(id).controller !== g.card(source).controller;
};

const spies = ({ g, you, opponent }: Reading): number[] => {
  const p = shipBattle(g);
  if (p === null) return [];
  return participantsOf(p)
    .filter((id) => g.card(id).controller === opponent)
    .flatMap((id) => personnelAt(g, id, you))
    .filter((id) => (g.card(id).status & Status.Infiltrating) !== 0);
};

export const insideOperation = interrupt('Inside Operation', {
  plays: [
    answers(
      'ship-battle',
      script(
        'each opposing ship and facility in the battle is WEAPONS and SHIELDS -3; your infiltrator is exposed',
        function* (ctx) {
          const { g } = ctx;
          const question = { id: 'spy', text: '{card}: which infiltrator acts?', card: ctx.source };
          const spy = yield* chooseCard(ctx.you, spies(ctx), question);
          expose(g, spy);
          put(g, ctx.source, Zone.Table, -1);
        },
        { could: (ctx) => spies(ctx).length > 0, hint: 4 },
      ),
      { name: 'sabotage', when: when('you have an infiltrator there', (ctx) => spies(ctx).length > 0) },
    ),
  ],
  modifiers: [
    boost(
      ['weapons', 'shields'],
      -3,
      reach('', (g, source, id) => inPlay(g.card(source)) && isFoe(g, source, id)),
      { cumulative: true },
    ),
  ],
  nullified: shipBattleOver,
  text: 'Plays at the start of a ship battle in which your personnel is infiltrating an opposing ship or facility: each opposing ship and facility in it is WEAPONS and SHIELDS -3 until the end of the battle. The infiltrator is exposed.',
});

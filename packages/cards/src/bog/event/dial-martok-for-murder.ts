import {
  beginFight,
  chooseCards,
  disabled,
  other,
  personnelAt,
  personnelBattle,
  Status,
  spotOf,
} from '@spaceline/engine';
import {
  boost,
  event,
  itsHost,
  playsOn,
  type Reading,
  script,
  when,
  which,
  whoIs,
  yourPersonnel,
} from '@spaceline/engine/language';

const infiltrator = which(
  yourPersonnel,
  whoIs('who is infiltrating', (g, id) => (g.card(id).status & Status.Infiltrating) !== 0),
);

const victims = ({ g, you, target }: Reading): number[] =>
  personnelAt(g, spotOf(g, target), other(you)).filter((id) => !disabled(g, id));

/** DOM-27 says otherwise; this text is the exception. It lies on the infiltrator for as long as the battle lasts. */
export const dialMartokForMurder = event('Dial Martok for Murder', {
  plays: [
    playsOn(infiltrator, {
      effect: script(
        'it starts a battle, with STRENGTH +4, against one or two opposing personnel present (your choice), and is not exposed',
        function* (ctx) {
          const { g, you, target } = ctx;
          const question = { id: 'victims', text: '{card}: against whom?', card: ctx.source };
          const foes = yield* chooseCards(you, victims(ctx), 1, 2, question);
          beginFight(g, you, spotOf(g, target), [target], foes);
        },
        { could: (ctx) => victims(ctx).length > 0, hint: 3 },
      ),
      stays: true,
    }),
  ],
  modifiers: [boost(['strength'], 4, itsHost('the infiltrator'), { cumulative: true })],
  nullified: when('the battle is over', (ctx) => personnelBattle(ctx.g) === null),
  text: 'Plays on your infiltrator, who starts a battle with STRENGTH +4 against one or two opposing personnel present (your choice), and is not exposed. Discard event.',
});

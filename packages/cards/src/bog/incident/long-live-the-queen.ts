import {
  capture,
  chooseCard,
  chooseCards,
  disabled,
  type Game,
  hasIcon,
  pile,
  present,
  type Seat,
  toPile,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  download,
  incident,
  inOrder,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  titled,
  when,
} from '@spaceline/engine/language';

const QUEEN = 'Borg Queen';
const isQueen = (g: Game, id: number): boolean => g.def(id).title === QUEEN;

/** Your Queen to whom it is just happening, or -1. */
const queen = ({ g, you, event }: Reading): number => {
  const id = event?.cards[0] ?? -1;
  return id >= 0 && isQueen(g, id) && g.card(id).owner === you ? id : -1;
};

const drones = (ctx: Reading): number[] => {
  const { g, you } = ctx;
  const id = queen(ctx);
  if (id < 0) return [];
  return g.state.cards
    .filter(
      (c) => c.controller === you && c.id !== id && g.defs[c.def].personnel && g.defs[c.def].keywords.has('Drone'),
    )
    .map((c) => c.id)
    .filter((x) => hasIcon(g, x, 'Def') && !disabled(g, x) && present(g, id, x));
};

/** What a Regenerate may lose: cards without a Borg icon, of whoever plays it. */
const waste = ({ g, event }: Reading): number[] =>
  event === null
    ? []
    : pile(g, event.seat as Seat, Zone.Discard).filter((id) => {
        const f = g.def(id).facts;
        return !f.icons.includes('BO') && !f.affiliations.includes('Borg');
      });

export const longLiveTheQueen = incident('Long Live the Queen', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('another Queen', inOrder(discardThis, download(titled(QUEEN), `another ${QUEEN}`)), {
      timing: { on: 'died' },
      when: when('your Borg Queen was just killed', (ctx) => queen(ctx) >= 0),
      text: 'discard it to download another Borg Queen if yours was just killed',
    }),
    ability(
      'drone',
      script(
        'a [Def] drone present is captured instead of your Borg Queen',
        function* (ctx) {
          const { g, event } = ctx;
          const drone = yield* chooseCard(ctx.you, drones(ctx), {
            id: 'drone',
            text: '{card}: which drone?',
            card: ctx.source,
          });
          event!.cancelled = true;
          yield* discardThis.run(ctx);
          yield* capture(g, drone, event!.seat, event!.card);
        },
        { could: (ctx) => drones(ctx).length > 0, hint: 3 },
      ),
      {
        timing: { on: 'captures' },
        text: 'OR discard it to have your [Def] drone captured instead of your Borg Queen present',
      },
    ),
    ability(
      'Regenerate',
      script(
        'place up to six cards without [BO] or [Bor] of that discard pile out of play',
        function* (ctx) {
          const { g } = ctx;
          const open = waste(ctx);
          const question = { id: 'waste', text: '{card}: which cards go out of play?', card: ctx.source };
          for (const id of yield* chooseCards(ctx.you, open, 1, 6, question)) toPile(g, id, Zone.OutOfPlay);
          yield* discardThis.run(ctx);
        },
        { could: (ctx) => waste(ctx).length > 0, hint: 2 },
      ),
      {
        timing: { on: 'plays' },
        when: when(
          'Regenerate is played',
          ({ g, event }) => event !== null && g.def(event.card).title === 'Regenerate',
        ),
        text: 'OR, when Regenerate is played, discard it to place up to six cards without [BO] or [Bor] of that discard pile out of play',
      },
    ),
  ],
  capturing: true,
  missing: 'it must lie face up before; it cannot be turned up in answer to what happens',
});

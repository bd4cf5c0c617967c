import {
  discardFromPlay,
  enterByDownload,
  FIRST_IN_PLAY,
  pile,
  put,
  shuffle,
  toPile,
  waysToDownload,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  type Ctx,
  forbid,
  incident,
  playsOnTable,
  script,
  seedsOnTable,
  trigger,
  when,
} from '@spaceline/engine/language';

const FIELD = 'Intruder Force Field';

const wipes = ({ g }: Ctx): number[] =>
  g.state.cards.filter((c) => c.zone === Zone.Table && g.defs[c.def].title === 'Memory Wipe').map((c) => c.id);

const nullifyWipes = script('', function* (ctx) {
  yield* discardFromPlay(ctx.g, wipes(ctx), ctx.source);
});

const fields = ({ g, you, event }: Ctx): number[] =>
  [...pile(g, you, Zone.Deck), ...pile(g, you, Zone.Hand)].filter(
    (id) => g.def(id).title === FIELD && waysToDownload(g, you, id, -1, event).length > 0,
  );

/** protected by what lies on top of it. */
export const intruderAlert = incident('Intruder Alert!', {
  seeds: [seedsOnTable],
  plays: [playsOnTable({ effect: nullifyWipes, stays: true, text: 'plays on table' })],
  modifiers: [
    forbid(
      'nullify',
      `atop ${FIELD} it protects that event from nullification and extends it to all intruders on your ships`,
      { rule: 'R-4.17', text: 'Intruder Alert! protects that card' },
      (g, source, id) => g.card(source).zone === Zone.On && g.card(source).host === id,
    ),
  ],
  triggers: [
    trigger({ on: 'plays' }, nullifyWipes, {
      when: when('it is turned up', ({ event, source }) => event?.card === source),
      text: 'nullifies all seeded Memory Wipe cards',
    }),
  ],
  abilities: [
    ability(
      'download',
      script(
        `download ${FIELD} and place this card on it`,
        function* (ctx) {
          const { g, you } = ctx;
          const [field] = fields(ctx);
          const [spot] = waysToDownload(g, you, field, -1, ctx.event);
          yield* enterByDownload(g, you, field, spot, -1, ctx.event);
          shuffle(g, pile(g, you, Zone.Deck));
          if (g.card(field).zone >= FIRST_IN_PLAY) put(g, ctx.source, Zone.On, field);
          else toPile(g, ctx.source, Zone.Discard);
        },
        { could: (ctx) => ctx.g.card(ctx.source).zone === Zone.Table && fields(ctx).length > 0, hint: 3 },
      ),
      { timing: 'any', text: `at any time you may download ${FIELD} and place this card on it` },
    ),
  ],
  missing: 'it neither captures an Away Team in your Ops nor assimilates an intruder yet',
});

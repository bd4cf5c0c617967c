import {
  capture,
  discardFromPlay,
  downloadSources,
  enterByDownload,
  FIRST_IN_PLAY,
  inPlay,
  mayBeCaptured,
  personnelAt,
  put,
  shuffleDrawDeck,
  toPile,
  waysToDownload,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  forbid,
  incident,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
  trigger,
  when,
} from '@spaceline/engine/language';
import { called } from '../../titles.ts';

const FIELD = 'Intruder Force Field';
const isField = called(FIELD);
const isWipe = called('Memory Wipe');
const isOps = called('Ops');

const wipes = ({ g }: Reading): number[] =>
  g.state.cards.filter((c) => c.zone === Zone.Table && isWipe(g, c.id)).map((c) => c.id);

const nullifyWipes = script('', function* (ctx) {
  yield* discardFromPlay(ctx.g, wipes(ctx), ctx.source);
});

const fields = ({ g, you, event }: Reading): number[] =>
  downloadSources(g, you).filter((id) => isField(g, id) && waysToDownload(g, you, id, -1, event).length > 0);

const SMALL = 2;

const intrudersIn = ({ g, you, opponent }: Reading, ops: number): number[] =>
  personnelAt(g, ops, opponent).filter((id) => mayBeCaptured(g, id, you));

/** Your Ops with one or two intruders (R-1.20: a card that shows two people counts as two). */
const ops = select('a one- or two-person Away Team in your Ops', 'such Away Teams', (ctx) =>
  ctx.g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === ctx.you && isOps(ctx.g, c.id))
    .map((c) => c.id)
    .filter((id) => {
      const team = intrudersIn(ctx, id);
      return team.length > 0 && team.reduce((sum, x) => sum + ctx.g.def(x).people, 0) <= SMALL;
    }),
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
      ({ g, source }, id) => g.card(source).zone === Zone.On && g.card(source).host === id,
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
      'capture',
      script(
        'capture a one- or two-person Away Team in your Ops and discard this card',
        function* (ctx) {
          const { g, source } = ctx;
          for (const id of intrudersIn(ctx, ctx.target)) yield* capture(g, id, ctx.you, source);
          if (inPlay(g.card(source)) && !g.state.cards.some((c) => c.dock === source)) yield* discardThis.run(ctx);
        },
        { could: ({ g, source }) => g.card(source).zone === Zone.Table, hint: 4 },
      ),
      {
        timing: 'any',
        targets: ops,
        text: 'at any time you may capture a one- or two-person Away Team in your Ops (discard incident)',
      },
    ),
    ability(
      'download',
      script(
        `download ${FIELD} and place this card on it`,
        function* (ctx) {
          const { g, you } = ctx;
          const [field] = fields(ctx);
          const [spot] = waysToDownload(g, you, field, -1, ctx.event);
          yield* enterByDownload(g, you, field, spot, -1, ctx.event);
          shuffleDrawDeck(g, you);
          if (g.card(field).zone >= FIRST_IN_PLAY) put(g, ctx.source, Zone.On, field);
          else toPile(g, ctx.source, Zone.Discard);
        },
        { could: (ctx) => ctx.g.card(ctx.source).zone === Zone.Table && fields(ctx).length > 0, hint: 3 },
      ),
      { timing: 'any', text: `OR download ${FIELD} and place this card on it` },
    ),
  ],
  capturing: true,
  missing: 'it does not assimilate an intruder',
});

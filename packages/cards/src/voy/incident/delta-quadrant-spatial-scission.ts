import { ATTRIBUTES, type CardDef, chooseCard, toPile, Zone } from '@spaceline/engine';
import {
  ability,
  all,
  boost,
  draw,
  type Filter,
  incident,
  may,
  moreCopies,
  ofType,
  onceEachTurn,
  oncePerGame,
  oneOf,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
  them,
  until,
  useOf,
} from '@spaceline/engine/language';
import { hasCopyInPlay, reports } from '../../reporting.ts';

const isDouble = (d: CardDef): boolean => d.unique && (d.personnel || d.ship) && d.icons.has('DQ');
const double: Filter = {
  test: ({ g }, id) => isDouble(g.def(id)),
  pre: 'unique [DQ] personnel or ship',
  post: '',
};

/** Once for each title. */
const merging = useOf('merge', oncePerGame);

/** A card in hand whose double is in play, not yet used for this in the game. */
const doubles = (ctx: Reading): number[] =>
  ctx.g.hand(ctx.you).filter((id) => {
    const d = ctx.g.def(id);
    return isDouble(d) && hasCopyInPlay(ctx.g, id) && merging.isLeft(ctx, d.title);
  });

/** Copies in play of the card that went out of play. */
const GONE = 'gone';
const copies = select('every copy in play', 'copies in play', (ctx) => {
  const titles = ctx.bound(GONE).map((id) => ctx.g.def(id).title);
  return ctx.g.tableau.inPlay.filter((id) => titles.includes(ctx.g.def(id).title));
});
const strengthened = until('start of your next turn', all(copies), boost(ATTRIBUTES, 2, them));

const reward = oneOf(
  {
    mark: 'play-a-personnel',
    effect: reports({ what: 'one personnel', who: ofType('Personnel') }),
  },
  { mark: 'draw-a-card', effect: draw(1) },
);

const merge = script(
  'put a unique [DQ] personnel or ship from hand out of play while a copy of it is in play for you (once per game for each title): up to the start of your next turn every copy in play has +2 to all its attributes, and you draw a card or play a personnel, if you like',
  function* (ctx) {
    const { g } = ctx;
    const id = yield* chooseCard(ctx.g, ctx.you, doubles(ctx), {
      id: 'double',
      text: '{card}: place which card out of play?',
      card: ctx.source,
    });
    const { title } = g.def(id);
    toPile(g, id, Zone.OutOfPlay);
    merging.use(ctx, title);
    ctx.bind(GONE, [id]);
    yield* strengthened.run(ctx);
    yield* may({ ...reward, text: 'play a personnel or draw a card' }).run(ctx);
  },
  { could: (ctx) => doubles(ctx).length > 0, hint: 1, parts: [strengthened], playsCard: true },
);

/** CR-103 */
export const deltaQuadrantSpatialScission = incident('Delta Quadrant Spatial Scission', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [moreCopies(2, double)],
  abilities: [ability('merge', merge, { limit: onceEachTurn })],
});

import {
  ATTRIBUTES,
  type CardDef,
  chooseCard,
  countUse,
  FIRST_IN_PLAY,
  type Game,
  type Seat,
  toPile,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  boost,
  draw,
  incident,
  may,
  moreCopies,
  onceEachTurn,
  oneOf,
  playsOnTable,
  type Reading,
  reach,
  script,
  seedsOnTable,
  whoIs,
} from '@spaceline/engine/language';
import { hasCopyInPlay, reports } from '../../reporting.ts';

const isDouble = (d: CardDef): boolean => d.unique && (d.personnel || d.ship) && d.icons.has('DQ');

const usedKey = (seat: Seat, title: string): string => `game:${seat}:scission of ${title}`;
const boostKey = (title: string, turn: number): string => `game:scission of ${title} in turn ${turn}`;

/** A card in hand whose double is in play, not yet used for this in the game. */
const doubles = ({ g, you }: Reading): number[] =>
  g
    .hand(you)
    .filter((id) => isDouble(g.def(id)) && hasCopyInPlay(g, id) && !g.state.used.has(usedKey(you, g.def(id).title)));

/** Until the start of the next turn of the same player: this turn and the other player's. */
const boosted = (g: Game, id: number): boolean => {
  const { number } = g.state.turn;
  const { title } = g.def(id);
  return g.state.used.has(boostKey(title, number)) || g.state.used.has(boostKey(title, number - 1));
};

/** Copies of the incident do not add up here: each use is for another title, once per game. */
const copies = reach('', (g, _source, id) => isDouble(g.def(id)) && g.card(id).zone >= FIRST_IN_PLAY && boosted(g, id));

const reward = oneOf(
  {
    name: 'play a personnel',
    effect: reports({ what: 'one personnel', who: whoIs('', (g, id) => g.def(id).personnel) }),
  },
  { name: 'draw a card', effect: draw(1) },
);

const merge = script(
  'put a unique [DQ] personnel or ship from hand out of play while a copy of it is in play for you (once per game for each title): up to the start of your next turn every copy in play has +2 to all its attributes, and you draw a card or play a personnel, if you like',
  function* (ctx) {
    const { g } = ctx;
    const id = yield* chooseCard(ctx.you, doubles(ctx), {
      id: 'double',
      text: '{card}: place which card out of play?',
      card: ctx.source,
    });
    const { title } = g.def(id);
    toPile(g, id, Zone.OutOfPlay);
    countUse(g, usedKey(ctx.you, title));
    countUse(g, boostKey(title, g.state.turn.number));
    yield* may({ ...reward, text: 'play a personnel or draw a card' }).run(ctx);
  },
  { could: (ctx) => doubles(ctx).length > 0, hint: 1 },
);

/** CR-103 */
export const deltaQuadrantSpatialScission = incident('Delta Quadrant Spatial Scission', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    moreCopies('two copies of one unique [DQ] personnel or ship may be in play for you', (g, source, seat, def) =>
      g.card(source).controller === seat && isDouble(g.defs[def]) ? 2 : 1,
    ),
    { ...boost(ATTRIBUTES, 2, copies), text: '' },
  ],
  abilities: [ability('merge', merge, { limit: onceEachTurn })],
});

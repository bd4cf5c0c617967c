import {
  able,
  cardsAt,
  chooseCard,
  chooseWord,
  discardFromPlay,
  type Game,
  isHere,
  locationOf,
  locationSpot,
  missionFor,
  ownsMission,
  sendTo,
  setFree,
  skillLevel,
  skillNumber,
  spotOf,
} from '@spaceline/engine';
import {
  ability,
  discard,
  discardThis,
  incident,
  inOrder,
  onceEachTurn,
  people,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
  the,
  until,
  useOf,
  whoIs,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { captivesOf } from '../../captives.ts';
import { addsIcons } from '../../mission-icons.ts';
import { called } from '../../titles.ts';
import { preventsLossThere } from '../../words/scoring-cards.ts';
import { world } from '../../worlds.ts';

const CORRUPT = [skillNumber('Smuggling'), skillNumber('Greed')];

const isLatinum = called('Gold-Pressed Latinum');
const ferenginar = world('Ferenginar');

const latinum = (g: Game, id: number): number[] =>
  cardsAt(g, spotOf(g, id)).filter((x) => isLatinum(g, x) && g.card(x).controller === g.card(id).controller);

/** The mission where the personnel is, if it is yours and not Ferenginar; else -1. */
function missionOf(r: Reading): number {
  const { g, you, target } = r;
  const l = locationOf(g, target);
  if (l < 0 || !ownsMission(g, l, you) || ferenginar.has(r, locationSpot(l))) return -1;
  return missionFor(g, l, you);
}

/** It is opened up to the Ferengi. */
const open = until(
  'end of your next turn',
  the(select('your mission there', 'your missions there', (ctx) => [missionOf(ctx)].filter((id) => id >= 0))),
  addsIcons('has [Fer] as well', () => true, ['Ferengi']),
);

/** Your own people who are held where the personnel is. */
const held = ({ g, you, opponent, target }: Reading): number[] =>
  captivesOf(g, opponent).filter((id) => g.card(id).owner === you && isHere(g, id, target));

const OPEN = { mark: 'open', word: 'open the mission' } as const;
const RELEASE = { mark: 'release', word: 'release' } as const;

const ways = (ctx: Reading): (typeof OPEN | typeof RELEASE)[] => [
  ...(missionOf(ctx) >= 0 ? [OPEN] : []),
  ...(held(ctx).length > 0 ? [RELEASE] : []),
];

const briber = whoIs(
  'with Smuggling or Greed and Gold-Pressed Latinum',
  ({ g }, id) => able(g, id) && CORRUPT.some((s) => skillLevel(g, id, s) > 0) && latinum(g, id).length > 0,
);

const bribe = script(
  'discard one Gold-Pressed Latinum present with your Smuggling or Greed personnel to add [Fer] to your mission there (except Ferenginar) until the end of your next turn, OR to release one of your personnel held captive there, who joins that personnel',
  function* (ctx) {
    const { g, you, source, target } = ctx;
    const way = yield* chooseWord(g, you, ways(ctx), { id: 'way', text: '{card}: what is bought?', card: source });
    yield* discardFromPlay(g, latinum(g, target).slice(0, 1), source);
    if (way === 'open') {
      yield* open.run(ctx);
      return;
    }
    const id = yield* chooseCard(g, you, held(ctx), { id: 'release', text: '{card}: who is released?', card: source });
    setFree(g, id);
    sendTo(g, id, spotOf(g, target));
  },
  { could: (ctx) => ways(ctx).length > 0, hint: 2, parts: [open], ways: [OPEN, RELEASE] },
);

const once = useOf('bribe', onceEachTurn);
const payment = discard(
  youChoose(
    1,
    select('Gold-Pressed Latinum present', 'Gold-Pressed Latinum present', ({ g, target }) => latinum(g, target)),
  ),
);

export const bribery = incident('Bribery', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('bribe', bribe, {
      limit: onceEachTurn,
      targets: your(people).which(briber),
      text: `once each turn, you may ${bribe.text}`,
    }),
    ability('save', inOrder(once.spend, payment, preventsLossThere(9), discardThis), {
      timing: 'any',
      when: once.left,
      targets: your(people).which(briber),
      text: `OR ${preventsLossThere(9).text} (discard this card)`,
    }),
  ],
  capturing: true,
});

import {
  ablePersonnelAt,
  cardsAt,
  chooseCard,
  confirm,
  discardFromPlay,
  FIRST_IN_PLAY,
  type Game,
  hasIcon,
  inStasis,
  type Seat,
  scoreBox,
  spotOf,
  stop,
} from '@spaceline/engine';
import {
  ability,
  both,
  either,
  inOrder,
  keyword,
  may,
  not,
  objective,
  onceEachTurn,
  oneOf,
  passes,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
  timesPerGame,
  universal,
  useOf,
} from '@spaceline/engine/language';
import { ignoresThePhage } from '../../phage.ts';
import { reports } from '../../reporting.ts';
import { called } from '../../titles.ts';

const vidiian = keyword('Vidiian');
const donor = both(universal, vidiian);

const isHarvester = called('Vidiian Harvester');
const hasHarvester = (g: Game, id: number, seat: Seat): boolean =>
  cardsAt(g, spotOf(g, id)).some((x) => isHarvester(g, x) && g.card(x).controller === seat);

const donates = not(either(keyword('Android'), keyword('Shape-shifter')));

/** Anybody present with the thief, except holograms, androids and shape-shifters; nobody in stasis is reached. */
const victims = (g: Game, thief: number): number[] =>
  cardsAt(g, spotOf(g, thief)).filter(
    (id) =>
      id !== thief && !inStasis(g, id) && g.def(id).personnel && !hasIcon(g, id, 'Holo') && passes(g, donates, id),
  );

const thieves = select(
  'your Vidiian using Vidiian Harvester',
  'your Vidiians using Vidiian Harvester',
  (ctx: Reading) => {
    const { g, you } = ctx;
    return g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].personnel)
      .map((c) => c.id)
      .filter(
        (id) =>
          passes(g, vidiian, id) &&
          ablePersonnelAt(g, spotOf(g, id), you).includes(id) &&
          hasHarvester(g, id, you) &&
          victims(g, id).length > 0,
      );
  },
);

const one = reports({ what: 'one universal Vidiian', who: donor });
const growth = oneOf(
  {
    mark: 'report-two',
    effect: { ...inOrder(one, may(one)), could: one.could, text: 'report two universal Vidiians' },
  },
  { mark: 'download-one', effect: reports({ what: 'one universal Vidiian', who: donor, download: true }) },
);

const scoring = useOf('score', timesPerGame(3));

const steal = script(
  'steal organs',
  function* (ctx) {
    const { g, you } = ctx;
    const thief = ctx.target;
    yield* stop(g, [thief], ctx.source);
    const victim = yield* chooseCard(g, you, victims(g, thief), {
      id: 'victim',
      text: '{card}: steal organs from whom?',
      card: ctx.source,
    });
    if (victim < 0) return;
    const theirs = g.card(victim).owner !== you;
    yield* discardFromPlay(g, [victim], ctx.source);
    yield* may({ ...growth, text: 'report two universal Vidiians, or download one' }).run(ctx);
    yield* ignoresThePhage.run(ctx);
    if (!theirs || !scoring.isLeft(ctx) || g.card(ctx.source).zone < FIRST_IN_PLAY) return;
    const question = { id: 'score', text: 'Discard {card} to score its points?', card: ctx.source };
    if (!(yield* confirm(you, question))) return;
    scoring.use(ctx);
    scoreBox(g, you, ctx.source);
    yield* discardFromPlay(g, [ctx.source], ctx.source);
  },
  { parts: [ignoresThePhage] },
);

export const organTheft = objective('Organ Theft', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('steal-organs', steal, {
      timing: 'order',
      limit: onceEachTurn,
      targets: thieves,
      text: 'steal organs once each turn',
    }),
  ],
  text: 'Seeds or plays on table. Once each turn a Vidiian of yours with a Vidiian Harvester is stopped to take the organs of somebody present, who is discarded; holograms, androids and shape-shifters are safe. Then two universal Vidiians may report, or one may be downloaded, and The Phage need not touch your Vidiians up to the end of your next turn. For a victim of your opponent you may give up the objective and score it, three times in a game at most.',
});

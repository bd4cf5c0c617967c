import {
  attribute,
  chooseCard,
  chooseSpot,
  disabled,
  discardFromPlay,
  FIRST_IN_PLAY,
  type Game,
  hasTransporters,
  inPlay,
  personnelAt,
  type Seat,
  Status,
  score,
  sendTo,
  setController,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  download,
  grant,
  inOrder,
  kin,
  objective,
  onceEachTurn,
  passes,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
  titled,
  trigger,
  useOf,
  when,
} from '@spaceline/engine/language';

const HIDDEN = Status.Cloaked | Status.Phased;

/** Ships beside the pod, docked ones too, that it could ram: it must be able to move. */
const beside = (g: Game, pod: number): number[] => {
  const c = g.card(pod);
  if (whyNotMoveShip(g, c.controller, pod) !== null || (c.status & HIDDEN) !== 0) return [];
  return g.tableau.space[c.host].filter((id) => id !== pod && g.def(id).ship && (g.card(id).status & HIDDEN) === 0);
};

const pods = select('your Boarding Pod', 'your Boarding Pods', ({ g, you }: Reading) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].keywords.has('Boarding Pod'))
    .map((c) => c.id)
    .filter((id) => beside(g, id).length > 0),
);

const ram = script(
  'ram a ship beside it: whoever is on the pod goes aboard, and the pod is discarded',
  function* (ctx) {
    const { g } = ctx;
    const pod = ctx.target;
    const ship = yield* chooseSpot(ctx.g, ctx.you, beside(g, pod), {
      id: 'ram',
      text: '{card}: ram which ship?',
      card: pod,
    });
    // equipment goes along with those who carry it
    for (const id of g.tableau.aboard[pod].slice()) sendTo(g, id, ship);
    yield* discardFromPlay(g, [pod], ctx.source);
  },
);

/** A player's Kazon are there, stopped or not, and can act. */
const hasKazon = (g: Game, ship: number, seat: Seat): boolean =>
  personnelAt(g, ship, seat).some(
    (id) => passes(g, kin('Kazon'), id) && !disabled(g, id) && (g.card(id).status & Status.Infiltrating) === 0,
  );

/** Its transporters, an equipment, or the ship: one of these in a turn. */
const boarding = useOf('boarding', onceEachTurn);

/** Aboard or from that ship of the other player's, not by transporters of the own at the other end and through no SHIELDS. */
const neededFor = (g: Game, you: Seat, ship: number, end: number): boolean => {
  if (ship < 0 || !g.def(ship).ship || g.card(ship).controller === you) return false;
  return end < 0 || g.card(end).controller !== you || !hasTransporters(g, end) || attribute(g, ship, 'shields') > 0;
};

/** Opponent's ships with your Kazon aboard. */
const boarded = select(
  'an opponent’s ship with your Kazon aboard',
  'opponent’s ships with your Kazon aboard',
  (ctx: Reading) => {
    const { g, you, opponent } = ctx;
    if (!boarding.isLeft(ctx)) return [];
    return g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent && g.defs[c.def].ship)
      .map((c) => c.id)
      .filter((ship) => hasKazon(g, ship, you));
  },
);

const scores = (times: number) =>
  script('', function* (ctx) {
    const { g } = ctx;
    score(g, ctx.you, times * (g.def(ctx.source).facts.points ?? 0), true, ctx.source);
    if (inPlay(g.card(ctx.source))) yield* discardThis.run(ctx);
  });

const loot = ({ g, target, opponent }: Reading): number[] =>
  target < 0 ? [] : g.tableau.aboard[target].filter((id) => g.def(id).equipment && g.card(id).controller === opponent);

const stealEquipment = script(
  'take an equipment there and score',
  function* (ctx) {
    const id = yield* chooseCard(ctx.g, ctx.you, loot(ctx), {
      id: 'steal',
      text: '{card}: steal which?',
      card: ctx.source,
    });
    setController(ctx.g, id, ctx.you);
    yield* scores(1).run(ctx);
  },
  { could: (ctx) => loot(ctx).length > 0, hint: 3 },
);

/** The download must be played on somebody aboard that ship. */
const takeOver = inOrder(
  download(titled('Commandeer Ship'), {
    is: (ctx, spot) => {
      const c = spot >= 0 ? ctx.g.card(spot) : null;
      return c !== null && c.zone === Zone.Aboard && c.host === ctx.target;
    },
    text: 'there',
  }),
  scores(2),
);

export const boardingParty = objective('Boarding Party', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    grant(
      'serves',
      'your Kazon aboard an opponent’s ship may use its transporters, whatever its SHIELDS',
      ({ g, source, you }, ship, seat) =>
        you === seat &&
        g.def(ship).ship &&
        g.card(ship).controller !== seat &&
        boarding.isLeft({ g, source, you }) &&
        hasKazon(g, ship, you),
    ),
  ],
  abilities: [
    ability('ram', ram, {
      timing: 'order',
      limit: onceEachTurn,
      targets: pods,
      text: ram.text,
    }),
    ability('steal', stealEquipment, {
      timing: 'order',
      limit: onceEachTurn,
      targets: boarded,
      text: stealEquipment.text,
    }),
    ability('commandeer', takeOver, { timing: 'order', limit: onceEachTurn, targets: boarded, text: '' }),
  ],
  triggers: [
    trigger(
      { on: 'beamed' },
      { ...boarding.spend, text: '' },
      {
        when: when(
          'it was needed',
          ({ g, you, event }) =>
            event?.seat === you &&
            (neededFor(g, you, event.card, event.spot) || neededFor(g, you, event.spot, event.card)),
        ),
        text: '',
      },
    ),
  ],
  text: 'Seeds or plays on table. Once each turn a Boarding Pod of yours rams a ship beside it: whoever is on the pod goes aboard, and the pod is discarded. Once each turn a Kazon of yours on a ship of your opponent uses its transporters, whatever its SHIELDS, or takes an equipment there (score this card’s points) or fetches Commandeer Ship to be played there (score them twice); either of the last two ends this objective.',
});

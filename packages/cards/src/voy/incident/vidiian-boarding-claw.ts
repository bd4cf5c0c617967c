import {
  ablePersonnelAt,
  chooseCard,
  chooseCards,
  compatible,
  damage,
  disabled,
  discardFromPlay,
  type Game,
  inPlay,
  isCaptive,
  type Seat,
  Status,
  sendTo,
  stopped,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  forbid,
  incident,
  playsOn,
  type Reading,
  readingOf,
  remembersCards,
  script,
  select,
  trigger,
  when,
} from '@spaceline/engine/language';
import { called } from '../../titles.ts';

const HIDDEN = Status.Cloaked | Status.Phased;
const HELD = Status.Trapped | Status.Jailed | Status.Unattended;

const isCruiser = called('Vidiian Cruiser');

/** Your staffed, unstopped Vidiian Cruisers beside a ship. */
function cruisersBeside(g: Game, seat: Seat, ship: number): number[] {
  const c = g.card(ship);
  if (c.zone !== Zone.Space || c.dock >= 0 || (c.status & HIDDEN) !== 0) return [];
  return g.tableau.space[c.host].filter((id) => {
    const d = g.card(id);
    if (id === ship || d.controller !== seat || !isCruiser(g, id)) return false;
    // CR-72: under a cloak it is present with nobody
    return (
      (d.status & HIDDEN) === 0 && d.dock < 0 && !stopped(g, id) && !disabled(g, id) && whyNotStaffed(g, id) === null
    );
  });
}

const prey = select(
  'a ship that is not docked and has your Vidiian Cruiser, staffed and not stopped, beside it',
  'undocked ships present with your Vidiian Cruisers',
  ({ g, you }: Reading) =>
    g.state.cards.filter((c) => g.defs[c.def].ship && cruisersBeside(g, you, c.id).length > 0).map((c) => c.id),
);

const anchor = remembersCards('cruiser', 'the cruiser');

const grasp = script('', function* (ctx) {
  const cruiser = yield* chooseCard(ctx.g, ctx.you, cruisersBeside(ctx.g, ctx.you, ctx.target), {
    id: 'cruiser',
    text: '{card}: from which Vidiian Cruiser?',
    card: ctx.source,
  });
  anchor.keep(ctx, [cruiser]);
});

/** The cruiser; for a Claw that was laid out and not played, any beside the other ship. */
function cruiserOf(g: Game, source: number): number {
  const { host, controller, zone } = g.card(source);
  const [noted] = anchor.anywhere(readingOf(g, source));
  if (noted !== undefined) return noted;
  if (zone !== Zone.On || g.card(host).zone !== Zone.Space) return -1;
  const beside = g.tableau.space[g.card(host).host];
  return beside.find((id) => id !== host && isCruiser(g, id) && g.card(id).controller === controller) ?? -1;
}

const ends = (g: Game, source: number): number[] =>
  g.card(source).zone === Zone.On ? [cruiserOf(g, source), g.card(source).host].filter((id) => id >= 0) : [];
const otherEnd = ({ g, source, target }: Reading): number => ends(g, source).find((id) => id !== target) ?? -1;
/** aboard a ship of yours only the compatible. */
const travellers = (ctx: Reading): number[] => {
  const { g, you, target } = ctx;
  const from = otherEnd(ctx);
  if (from < 0) return [];
  return ablePersonnelAt(g, from, you).filter((id) => g.card(target).controller !== you || compatible(g, id, target));
};
/** BOG-74: equipment, and captives who are escorted. */
const luggage = ({ g, you }: Reading, from: number): number[] =>
  g.tableau.aboard[from].filter((id) => {
    const c = g.card(id);
    return c.controller === you && (g.def(id).equipment || (isCaptive(g, id) && (c.status & HELD) === 0));
  });

const cross = script(
  'have personnel travel through the Claw, to the other ship or back',
  function* (ctx) {
    const { g, you } = ctx;
    const from = otherEnd(ctx);
    const who = travellers(ctx);
    const going = yield* chooseCards(g, you, who, 1, who.length, {
      id: 'cross',
      text: '{card}: who travels?',
      card: ctx.source,
    });
    const things = luggage(ctx, from);
    const carried = yield* chooseCards(g, you, things, 0, things.length, {
      id: 'carry',
      text: '{card}: what do they take along?',
      card: ctx.source,
    });
    for (const id of [...going, ...carried]) sendTo(g, id, ctx.target);
  },
  { could: (ctx) => travellers(ctx).length > 0, hint: 0 },
);

const tear = script('', function* ({ g, source }) {
  const ships = ends(g, source);
  for (const ship of ships) if (inPlay(g.card(ship))) yield* damage(g, ship);
  if (inPlay(g.card(source))) yield* discardFromPlay(g, [source], source);
});

/** Nothing is left to hold on to: the cruiser is gone. */
const slack = when('the cruiser is not beside the other ship', ({ g, source }) => {
  const [cruiser, other] = ends(g, source);
  if (other === undefined) return true;
  return g.card(cruiser).zone !== Zone.Space || g.card(cruiser).host !== g.card(other).host;
});

export const vidiianBoardingClaw = incident('Vidiian Boarding Claw', {
  plays: [playsOn(prey, { effect: grasp, stays: true, text: `plays on ${prey.one}` })],
  modifiers: [
    forbid(
      'fire',
      'the two ships may not fire at each other',
      { rule: 'R-9.1', text: 'The Boarding Claw joins the two ships' },
      ({ g, source }, ship, _by, target) => {
        const both = ends(g, source);
        return ship !== target && both.includes(ship) && both.includes(target);
      },
    ),
    forbid(
      'move',
      'your cruiser may not move',
      { rule: 'R-7.1', text: 'The Boarding Claw holds the ship' },
      ({ g, source }, ship) => ends(g, source)[0] === ship && g.card(source).host !== ship,
    ),
  ],
  abilities: [
    ability('travel', cross, {
      timing: 'order',
      targets: select('one of the two ships', 'the two ships', ({ g, source }) => ends(g, source)),
      text: 'in your turn, personnel of yours pass through it to the other ship or back',
    }),
    ability('release', discardThis, { text: 'in your turn you may let go and discard it' }),
  ],
  triggers: [
    trigger({ on: 'moves' }, tear, {
      when: when('the other ship moves', ({ g, source, event }) => event?.card === g.card(source).host),
      text: 'when the other ship moves away, both ships are damaged first, and this card is discarded',
    }),
  ],
  nullified: slack,
});

import {
  ablePersonnelAt,
  chooseCard,
  chooseCards,
  disabled,
  type Game,
  putAt,
  type Seat,
  Status,
  setMemo,
  stopped,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import { ability, type Ctx, discardThis, forbid, incident, playsOn, script, select } from '@spaceline/engine/language';

const HIDDEN = Status.Cloaked | Status.Phased;

/** Your staffed, unstopped Vidiian Cruisers beside a ship. */
function cruisersBeside(g: Game, seat: Seat, ship: number): number[] {
  const c = g.card(ship);
  if (c.zone !== Zone.Space || c.dock >= 0 || (c.status & HIDDEN) !== 0) return [];
  return g.tableau.space[c.host].filter((id) => {
    const d = g.card(id);
    if (id === ship || d.controller !== seat || g.def(id).title !== 'Vidiian Cruiser') return false;
    return d.dock < 0 && !stopped(g, id) && !disabled(g, id) && whyNotStaffed(g, id) === null;
  });
}

const prey = select(
  'a ship that is not docked and has your Vidiian Cruiser, staffed and not stopped, beside it',
  'undocked ships present with your Vidiian Cruisers',
  ({ g, you }: Ctx) =>
    g.state.cards.filter((c) => g.defs[c.def].ship && cruisersBeside(g, you, c.id).length > 0).map((c) => c.id),
);

/** `memo` holds the cruiser that the Claw comes from. */
const grasp = script('', function* (ctx) {
  const cruiser = yield* chooseCard(ctx.you, cruisersBeside(ctx.g, ctx.you, ctx.target), {
    id: 'cruiser',
    text: '{card}: from which Vidiian Cruiser?',
    card: ctx.source,
  });
  setMemo(ctx.g, ctx.source, cruiser);
});

const ends = ({ g, source }: Ctx): number[] => [g.card(source).memo, g.card(source).host].filter((id) => id >= 0);
const otherEnd = (ctx: Ctx): number => ends(ctx).find((id) => id !== ctx.target) ?? -1;
const travellers = (ctx: Ctx): number[] => {
  const from = otherEnd(ctx);
  return from < 0 ? [] : ablePersonnelAt(ctx.g, from, ctx.you);
};

const cross = script(
  'have personnel travel through the Claw, to the other ship or back',
  function* (ctx) {
    const { g } = ctx;
    const who = travellers(ctx);
    const going = yield* chooseCards(ctx.you, who, 1, who.length, {
      id: 'cross',
      text: '{card}: who travels?',
      card: ctx.source,
    });
    for (const id of going) putAt(g, id, ctx.target);
  },
  { could: (ctx) => travellers(ctx).length > 0, hint: 0 },
);

export const vidiianBoardingClaw = incident('Vidiian Boarding Claw', {
  plays: [playsOn(prey, { effect: grasp, stays: true, text: `plays on ${prey.one}` })],
  modifiers: [
    forbid(
      'move',
      'your cruiser may not move',
      { rule: 'R-7.1', text: 'The Boarding Claw holds the ship' },
      (g, source, ship) => g.card(source).zone === Zone.On && g.card(source).memo === ship,
    ),
  ],
  abilities: [
    ability('travel', cross, {
      timing: 'order',
      targets: select('one of the two ships', 'the two ships', ends),
      text: 'in your turn, personnel of yours pass through it to the other ship or back',
    }),
    ability('release', discardThis, { text: 'in your turn you may let go and discard it' }),
  ],
  missing: 'the two ships can still fire at each other, and nothing is damaged when the other ship moves away',
});

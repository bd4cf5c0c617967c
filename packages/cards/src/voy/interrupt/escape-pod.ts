import {
  controls,
  disabled,
  type Game,
  isInfiltrating,
  locationOf,
  personnelAt,
  put,
  putAt,
  roomsOf,
  SEATS,
  Status,
  sendTo,
  setController,
  underHouseArrest,
  Zone,
} from '@spaceline/engine';
import { ability, discardThis, interrupt, playsOn, type Reading, script, select } from '@spaceline/engine/language';

const doomed = select('a ship that is being destroyed', 'ships that are being destroyed', ({ g, event }) =>
  (event?.cards ?? []).filter((id) => g.def(id).ship),
);

/** DOM-26: whoever infiltrates is of the crew, BOG-68: whoever is under house arrest or a captive is not. */
const saved = (g: Game, ship: number): number[] =>
  SEATS.flatMap((seat) => personnelAt(g, ship, seat)).filter(
    (id) => (g.card(id).controller === g.card(ship).controller || isInfiltrating(g, id)) && !underHouseArrest(g, id),
  );

const pod = script(
  'saves the entire crew, which stays in the pod at that location, unseen by the other side, until it is rescued',
  function* (ctx) {
    const { g } = ctx;
    const ship = ctx.target;
    const location = locationOf(g, ship);
    const crew = saved(g, ship);
    put(g, ctx.source, Zone.OnLocation, location);
    setController(g, ctx.source, g.card(ship).controller);
    // a hologram without its Emitter goes off there by itself (VOY-21)
    for (const id of crew) putAt(g, id, ctx.source);
  },
  { could: ({ g, target: ship }) => saved(g, ship).length > 0 && locationOf(g, ship) >= 0, hint: 6 },
);

/** Your ships and facilities at the pod's location that can take somebody aboard. */
const rescuers = select('your ship or facility at its location', 'your ships and facilities there', (ctx: Reading) => {
  const { g } = ctx;
  const location = locationOf(g, ctx.source);
  const there = location < 0 ? [] : g.tableau.space[location];
  return there
    .filter((id) => {
      const c = g.card(id);
      if ((!g.def(id).ship && !g.def(id).facility) || !controls(g, ctx.you, id)) return false;
      return (c.status & (Status.Cloaked | Status.Phased)) === 0 && !disabled(g, id);
    })
    .flatMap((id) => roomsOf(g, id));
});

const rescue = script('take the crew aboard and discard this card', function* (ctx) {
  const { g } = ctx;
  for (const id of g.tableau.aboard[ctx.source].slice()) sendTo(g, id, ctx.target);
  yield* discardThis.run(ctx);
});

export const escapePod = interrupt('Escape Pod', {
  plays: [playsOn(doomed, { timing: { on: 'destroys' }, effect: pod, stays: false })],
  abilities: [
    ability('rescue', rescue, {
      timing: 'order',
      targets: rescuers,
      text: 'your ship or facility there may rescue the crew: it comes aboard, and this card is discarded',
    }),
  ],
  text: 'Plays on a ship that is being destroyed: saves its entire crew, which stays in the pod at that location, unseen by the other side, until a ship or facility of yours there rescues it. Discard after the rescue.',
});

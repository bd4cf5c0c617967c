import {
  chooseSpot,
  damageNotDestroy,
  kill,
  locationOf,
  locationSpot,
  putOn,
  rangeTo,
  spotLocation,
  useRange,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  event,
  playsOnTable,
  type Reading,
  script,
  select,
  when,
} from '@spaceline/engine/language';

const RANGE = 6;

const arrive = script(
  'place it at a location of your opponent’s choice',
  function* (ctx) {
    const { g, opponent, source } = ctx;
    const spots = g.state.locations.filter((l) => l.missions.length > 0).map((l) => locationSpot(l.id));
    putOn(
      g,
      source,
      yield* chooseSpot(opponent, spots, { id: 'where', text: '{card}: at which location?', card: source }),
    );
  },
  { hint: 1 },
);

const reachable = select('another location', 'locations within its RANGE', ({ g, source, you }) => {
  const here = locationOf(g, source);
  if (here < 0) return [];
  const left = RANGE - g.card(source).rangeUsed;
  return g.state.lines[g.location(here).quadrant]
    .filter((l) => l !== here && rangeTo(g, you, here, l) <= left)
    .map(locationSpot);
});

const move = script('move it like a ship with RANGE 6', function* ({ g, source, you, target }) {
  const to = spotLocation(target);
  useRange(g, source, rangeTo(g, you, locationOf(g, source), to));
  putOn(g, source, target);
});

const victims = select('one ship, or Mortal Q, at the same location', 'ships, and Mortal Q, there', ({ g, source }) => {
  const here = locationOf(g, source);
  if (here < 0) return [];
  return g.state.cards
    .map((c) => c.id)
    .filter((id) => locationOf(g, id) === here)
    .filter((id) => (g.def(id).ship && g.card(id).zone === Zone.Space) || g.def(id).title === 'Mortal Q');
});

/** BOG-89, BOG-90 */
const strike = script(
  'damage (not destroy) one ship, or kill Mortal Q, at the same location and discard this card',
  function* (ctx: Reading) {
    const { g, source, target } = ctx;
    if (g.def(target).ship) yield* damageNotDestroy(g, target);
    else yield* kill(g, [target], source);
    yield* discardThis.run(ctx);
  },
  { hint: 3 },
);

const about = when('it is at a location', ({ g, source }) => g.card(source).zone === Zone.OnLocation);

export const calamarain = event('Calamarain', {
  plays: [playsOnTable({ effect: arrive, stays: true, text: `plays at a location of your opponent’s choice` })],
  abilities: [
    ability('move', move, { timing: 'order', targets: reachable, when: about, text: 'it moves like a ship (RANGE 6)' }),
    ability('strike', strike, { timing: 'order', targets: victims, when: about, text: `it may ${strike.text}` }),
  ],
  immuneTo: ['Kevin Uxbridge'],
});

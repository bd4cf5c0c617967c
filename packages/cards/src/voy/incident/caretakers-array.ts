import {
  affiliationBit,
  affiliations,
  chooseWord,
  forbidden,
  type Game,
  hasIcon,
  locationOf,
  locationSpot,
  type NamedWay,
  put,
  toPile,
  Zone,
} from '@spaceline/engine';
import {
  answers,
  incident,
  locations,
  maySeed,
  playsOn,
  type Reading,
  script,
  seedsOn,
  when,
  which,
  whoIs,
  yourShips,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

const BORG = affiliationBit('Borg');

/** The Ocampa planet is the location of this mission. */
const isOcampa = (g: Game, l: number): boolean => g.location(l).missions.some((m) => g.def(m).title === 'Liberation');
const ocampa = (g: Game): number => g.state.locations.find((l) => isOcampa(g, l.id))?.id ?? -1;
const arraysAt = (g: Game, l: number): boolean =>
  g.tableau.onLocation[l].some((id) => g.def(id).title === "Caretaker's Array");
const arrayLocation = (g: Game): number => g.state.locations.find((l) => arraysAt(g, l.id))?.id ?? -1;

const inBadlands = whoIs('in the Badlands Region', (g, ship) => {
  const l = locationOf(g, ship);
  return l >= 0 && g.location(l).missions.some((m) => g.def(m).facts.region === 'Badlands Region');
});

const summon = script(
  'relocate it to the Caretaker’s Array',
  function* ({ g, target }) {
    put(g, target, Zone.Space, arrayLocation(g));
  },
  { could: ({ g }) => arrayLocation(g) >= 0, hint: 1 },
);

/** The ship that Navigate Plasma Storms is about to destroy, or -1. */
const doomed = ({ g, event }: Reading): number => {
  if (event === null || event.card < 0 || g.def(event.card).title !== 'Navigate Plasma Storms') return -1;
  return event.cards.find((id) => g.def(id).ship) ?? -1;
};

/** A ship that goes to hand takes everything aboard along, to the owners' hands. */
function toHand(g: Game, id: number): void {
  for (const inside of g.tableau.aboard[id].slice()) toHand(g, inside);
  toPile(g, id, Zone.Hand);
}

const refuges = (ctx: Reading): NamedWay<'ocampa' | 'hand'>[] => {
  const { g } = ctx;
  const places = ocampa(g) >= 0 ? [{ mark: 'ocampa', word: 'Ocampa planet' } as const] : [];
  const hand = { mark: 'hand', word: 'hand' } as const;
  return forbidden(g, 'return', doomed(ctx), ctx.you) === null ? [...places, hand] : places;
};

const rescue = script(
  'relocate the ship to the Ocampa planet or to its owner’s hand instead',
  function* (ctx) {
    const { g } = ctx;
    const ship = doomed(ctx);
    const place = yield* chooseWord(ctx.you, refuges(ctx), {
      id: 'rescue',
      text: '{card}: relocate it where?',
      card: ship,
    });
    ctx.event!.cancelled = true;
    if (place === 'hand') toHand(g, ship);
    else put(g, ship, Zone.Space, ocampa(g));
  },
  { could: (ctx) => doomed(ctx) >= 0 && refuges(ctx).length > 0, hint: 5 },
);

/** CR-42 to CR-45 */
export const caretakersArray = incident("Caretaker's Array", {
  seeds: [seedsOn(locations('the Ocampa planet (one there)', ({ g }, l) => isOcampa(g, l) && !arraysAt(g, l)))],
  plays: [
    playsOn(which(yourShips, inBadlands), {
      name: 'summon',
      limit: onePlayEachTurn,
      effect: summon,
      stays: false,
      text: 'brings a ship of yours from the Badlands Region to the Array',
    }),
    answers('destroys', rescue, {
      name: 'rescue',
      free: true,
      when: when('Navigate Plasma Storms is about to destroy a ship', (ctx) => doomed(ctx) >= 0),
      text: 'saves a ship from Navigate Plasma Storms',
    }),
  ],
  modifiers: [
    maySeed(
      'there each player may seed one ship that has the [DQ] icon and is not Borg',
      'facility-phase',
      1,
      (g, _source, id) => g.def(id).ship && hasIcon(g, id, 'DQ') && (affiliations(g, id) & BORG) === 0,
      (g, source) => [locationSpot(g.card(source).host)],
    ),
  ],
  text: 'Seeds on the Ocampa planet (one there), where each player may seed one ship that has the [DQ] icon and is not Borg. OR one copy in each of your turns brings a ship of yours from the Badlands Region to the Array. OR when Navigate Plasma Storms is going to destroy a ship, plays at once and for free: the ship goes to the Ocampa planet or back to its owner’s hand.',
});

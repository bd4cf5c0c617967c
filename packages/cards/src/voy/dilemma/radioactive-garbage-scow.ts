import {
  ablePersonnelAt,
  chooseSpot,
  fly,
  type Game,
  isOffline,
  locationOf,
  locationSpot,
  putOn,
  reach,
  ref,
  type Seat,
  skillNumber,
  sourceRef,
  spotLocation,
  totalSkill,
} from '@spaceline/engine';
import {
  ability,
  dilemma,
  forbid,
  hasEquipment,
  passes,
  placeOnMission,
  script,
  select,
  shipsHere,
} from '@spaceline/engine/language';

const ENGINEER = skillNumber('ENGINEER');
const tractorBeam = hasEquipment('Tractor Beam');

/** A ship that could fly now, with a Tractor Beam and 2 ENGINEER aboard. */
const isTug = (g: Game, seat: Seat, ship: number): boolean =>
  passes(g, tractorBeam, ship) &&
  !isOffline(g, ship, 'Tractor Beam') &&
  totalSkill(g, ablePersonnelAt(g, ship, seat), ENGINEER) >= 2 &&
  reach(g, seat, ship).length > 0;

const tugs = select('your ship here with a Tractor Beam and 2 ENGINEER', 'such ships', (ctx) =>
  shipsHere.ids(ctx).filter((ship) => isTug(ctx.g, ctx.you, ship)),
);

const tow = script(
  'fly your ship here that has a Tractor Beam and 2 ENGINEER and take the Scow along',
  function* (ctx) {
    const { g, you, source } = ctx;
    const ship = ctx.target;
    const question = { id: 'tow', text: '{card}: tow it where?', card: source };
    const to = spotLocation(yield* chooseSpot(you, reach(g, you, ship).map(locationSpot), question));
    fly(g, you, ship, to);
    putOn(g, source, locationSpot(to));
    g.tell(() => ({
      kind: 'relocated',
      cards: [ref(g, source)],
      from: null,
      to: { location: to },
      by: sourceRef(g, ship),
    }));
  },
  { hint: 2 },
);

export const radioactiveGarbageScow = dilemma('Radioactive Garbage Scow', {
  encounter: placeOnMission(true),
  modifiers: [
    forbid(
      'attempt',
      'no mission can be attempted where it is',
      { rule: 'R-8.11', text: 'No mission can be attempted where the Radioactive Garbage Scow is' },
      (g, source, location) => locationOf(g, source) === location,
    ),
  ],
  abilities: [
    ability('tow', tow, {
      timing: 'order',
      targets: tugs,
      byAnyone: true,
      text: 'a player’s ship here with a Tractor Beam and 2 ENGINEER may tow it along as it flies',
    }),
  ],
});

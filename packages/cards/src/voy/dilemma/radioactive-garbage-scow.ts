import {
  ablePersonnelAt,
  cardWord,
  chooseSpot,
  forbidden,
  type Game,
  isOffline,
  locationOf,
  locationSpot,
  locationWord,
  put,
  putOn,
  rangeLeft,
  rangeTo,
  type Seat,
  Status,
  skillNumber,
  spotLocation,
  stopped,
  totalSkill,
  useRange,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  type Ctx,
  dilemma,
  forbid,
  hasEquipment,
  placeOnMission,
  script,
  select,
  shipsHere,
} from '@spaceline/engine/language';

const ENGINEER = skillNumber('ENGINEER');
const tractorBeam = hasEquipment('Tractor Beam');

/** A ship that could fly now, with a Tractor Beam and 2 ENGINEER aboard. */
function isTug(g: Game, seat: Seat, ship: number): boolean {
  const c = g.card(ship);
  if (c.controller !== seat || c.zone !== Zone.Space || c.dock >= 0 || stopped(g, ship)) return false;
  if ((c.status & (Status.Disabled | Status.Stasis | Status.Cloaked | Status.Phased)) !== 0) return false;
  if (!tractorBeam.test(g, ship) || isOffline(g, ship, 'Tractor Beam')) return false;
  if (totalSkill(g, ablePersonnelAt(g, ship, seat), ENGINEER) < 2) return false;
  return whyNotStaffed(g, ship) === null && forbidden(g, 'move', ship, seat) === null;
}

/** Where a ship could still fly. */
function reach(g: Game, seat: Seat, ship: number): number[] {
  const from = g.card(ship).host;
  return g.state.lines[g.location(from).quadrant]
    .filter((l) => l !== from && rangeTo(g, seat, from, l) <= rangeLeft(g, ship))
    .map(locationSpot);
}

const tugs = select('your ship here with a Tractor Beam and 2 ENGINEER', 'such ships', (ctx: Ctx) =>
  shipsHere.ids(ctx).filter((ship) => isTug(ctx.g, ctx.you, ship)),
);

const tow = script(
  'fly your ship here that has a Tractor Beam and 2 ENGINEER and take the Scow along',
  function* (ctx) {
    const { g, you, source } = ctx;
    const ship = ctx.target;
    const question = { id: 'tow', text: '{card}: tow it where?', card: source };
    const to = spotLocation(yield* chooseSpot(you, reach(g, you, ship), question));
    useRange(g, ship, rangeTo(g, you, g.card(ship).host, to));
    put(g, ship, Zone.Space, to);
    putOn(g, source, locationSpot(to));
    g.note('{0} tows {1} to {2}', cardWord(g, ship), cardWord(g, source), locationWord(to));
  },
  { could: (ctx) => reach(ctx.g, ctx.you, ctx.target).length > 0, hint: 2 },
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
  abilities: [ability('tow', tow, { timing: 'order', targets: tugs })],
  missing: 'only the player who met the Scow can tow it away, not the opponent',
});

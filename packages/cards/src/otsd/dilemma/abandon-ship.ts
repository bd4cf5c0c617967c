import {
  able,
  ablePersonnelAt,
  attribute,
  capture,
  chooseCard,
  disabled,
  type Flow,
  type Game,
  hull,
  locationOf,
  printedAttribute,
  putAt,
  Status,
  setStatus,
  whyNotStaffed,
} from '@spaceline/engine';
import {
  ability,
  dilemma,
  discardThis,
  ifThen,
  placeOnMission,
  type Reading,
  remembersCards,
  script,
  select,
  when,
} from '@spaceline/engine/language';
import { crewOf } from '../../crews.ts';

const abandoned = remembersCards('abandoned', 'the ship they left');

const crippled = when('the ship is damaged or its RANGE is reduced', ({ g, attempt }) => {
  const ship = attempt!.spot;
  return hull(g, ship) < 100 || attribute(g, ship, 'range') < printedAttribute(g, ship, 'range');
});

/** Would the ship still be staffed if none of these did anything? */
function staffedWithout(g: Game, ship: number, ids: readonly number[]): boolean {
  const working = ids.filter((id) => able(g, id));
  for (const id of working) setStatus(g, id, Status.Stopped, true);
  const staffed = whyNotStaffed(g, ship) === null;
  for (const id of working) setStatus(g, id, Status.Stopped, false);
  return staffed;
}

/** Those who leave: as many as the ship can spare; its player says who, where it makes a difference. */
function* leavers(ctx: Reading): Flow<number[]> {
  const { g, you } = ctx;
  const ship = ctx.attempt!.spot;
  // a ship that is short of staff anyway needs everybody who works aboard
  const idle = crewOf(g, ship, you).filter((id) => !able(g, id));
  if (whyNotStaffed(g, ship) !== null) return idle;
  const gone = idle;
  for (;;) {
    const left = crewOf(g, ship, you).filter((id) => !gone.includes(id));
    const spare = left.filter((id) => staffedWithout(g, ship, [...gone, id]));
    if (spare.length === 0) return gone;
    if (staffedWithout(g, ship, [...gone, ...spare])) return [...gone, ...spare];
    const question = { id: 'abandon', text: '{card}: who abandons the ship?', card: ctx.source };
    gone.push(yield* chooseCard(you, spare, question));
  }
}

const abandon = script(
  'personnel not needed to staff the ship wait with this dilemma on the mission',
  function* (ctx) {
    const { g } = ctx;
    const ship = ctx.attempt!.spot;
    const ids = yield* leavers(ctx);
    if (ids.length === 0) return;
    yield* placeOnMission(false).run(ctx);
    abandoned.keep(ctx, [ship]);
    for (const id of ids) putAt(g, id, ctx.source);
  },
  { hint: -4 },
);

/** Your ships at its location that can take them aboard, except the one they left. */
const rescuers = select('another ship of yours there', 'other ships of yours there', (ctx) => {
  const { g, source, you } = ctx;
  const location = locationOf(g, source);
  const there = location < 0 ? [] : g.tableau.space[location];
  return there.filter((id) => {
    const c = g.card(id);
    if (!g.def(id).ship || c.controller !== you || abandoned.has(ctx, id) || disabled(g, id)) return false;
    return (c.status & (Status.Cloaked | Status.Phased | Status.Stopped)) === 0;
  });
});

const rescue = script('take them aboard and discard this dilemma', function* (ctx) {
  const { g } = ctx;
  for (const id of g.tableau.aboard[ctx.source].slice()) putAt(g, id, ctx.target);
  yield* discardThis.run(ctx);
});

/** The other side takes them prisoner instead, with a crewed ship of its own there (BOG-70). */
const take = script('capture them and discard this dilemma', function* (ctx) {
  const { g, you } = ctx;
  for (const id of g.tableau.aboard[ctx.source].slice()) yield* capture(g, id, you, -1);
  if (g.tableau.aboard[ctx.source].length === 0) yield* discardThis.run(ctx);
});
const isCaptor = when(
  'a crewed ship of yours is there',
  (ctx) =>
    ctx.you !== ctx.g.card(ctx.source).controller &&
    rescuers.ids(ctx).some((ship) => ablePersonnelAt(ctx.g, ship, ctx.you).length > 0),
);

export const abandonShip = dilemma('Abandon Ship!', {
  capturing: true,
  encounter: ifThen(crippled, abandon),
  abilities: [
    ability('rescue', rescue, {
      timing: 'order',
      targets: rescuers,
      text: 'rescue them with another ship of yours there; then discard the dilemma',
    }),
    ability('capture', take, {
      timing: 'order',
      when: isCaptor,
      byAnyone: true,
      text: 'opponent may capture them with a ship there',
    }),
  ],
  text: 'If the ship is damaged or its RANGE is reduced, personnel not needed to staff it are placed with this dilemma on the mission. Rescue them with another ship of yours there, or opponent captures them with a ship there; then discard the dilemma.',
});

import {
  ablePersonnelAt,
  chooseSpot,
  FIRST_IN_PLAY,
  type Game,
  isPlanetLocation,
  locationOf,
  planetSpot,
  putAt,
  type Seat,
  type Spot,
  setFree,
} from '@spaceline/engine';
import { interrupt, playsTo, type Reading, script, yourOutposts } from '@spaceline/engine/language';
import { captivesOf } from '../../captives.ts';

/** The player's people in the other player's hands. */
const lost = ({ g, you, opponent }: Reading): number[] =>
  captivesOf(g, opponent).filter((id) => g.card(id).owner === you);

const guarded = ({ g, opponent }: Reading): boolean =>
  g.state.cards.some(
    (c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent && g.defs[c.def].title === 'Prepare the Prisoner',
  );

/** The player's crews and Away Teams at a location. */
function teamsAt(g: Game, seat: Seat, location: number): Spot[] {
  const vessels = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => g.def(id).ship || g.def(id).facility,
  );
  const spots = isPlanetLocation(g, location) ? [planetSpot(location), ...vessels] : vessels;
  return spots.filter((s) => ablePersonnelAt(g, s, seat).length > 0);
}

/** Prepare the Prisoner: only where a crew or Away Team of the player's is, and to that one. */
const rescuers = (ctx: Reading): Spot[] => [
  ...new Set(lost(ctx).flatMap((id) => teamsAt(ctx.g, ctx.you, locationOf(ctx.g, id)))),
];

const rescue = script(
  'all your personnel held captive return to your outposts; Interrogation, Brainwash and Torture on them are nullified',
  function* (ctx) {
    const { g, you, source } = ctx;
    if (guarded(ctx)) {
      const where = { id: 'rescuers', text: '{card}: who rescues them?', card: source };
      const spot = yield* chooseSpot(you, rescuers(ctx), where);
      for (const id of lost(ctx).filter((x) => teamsAt(g, you, locationOf(g, x)).includes(spot))) {
        setFree(g, id);
        putAt(g, id, spot);
      }
      return;
    }
    for (const id of lost(ctx)) {
      const outposts = yourOutposts.ids(ctx);
      const home = yield* chooseSpot(you, outposts, { id: 'outpost', text: '{card}: to which outpost?', card: id });
      setFree(g, id);
      putAt(g, id, home);
    }
  },
  {
    could: (ctx) =>
      guarded(ctx) ? rescuers(ctx).length > 0 : lost(ctx).length > 0 && yourOutposts.ids(ctx).length > 0,
    hint: 4,
  },
);

/** BOG-81, BOG-83 */
export const rescueCaptives = interrupt('Rescue Captives', {
  plays: [playsTo(rescue, { name: 'rescue', timing: 'any' })],
  text: 'All your personnel held captive return to your outposts; Interrogation, Brainwash and Torture on them are nullified.',
  capturing: true,
});

import {
  ablePersonnelAt,
  attribute,
  capture,
  chooseCards,
  chooseSpot,
  confirm,
  type Game,
  isPlanetLocation,
  personnelAt,
  planetSpot,
  present,
  putAt,
  type Seat,
  type Spot,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';
import { dilemma, ifThen, type Reading, script, simply, when } from '@spaceline/engine/language';

const SECURITY = skillNumber('SECURITY');
const PRETEXTS = [skillNumber('Law'), skillNumber('Treachery')];
const MOST = 4;

/** A player's own places at a location: ships, facilities, the surface. */
function spotsOf(g: Game, seat: Seat, location: number): Spot[] {
  const vessels = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => (g.def(id).ship || g.def(id).facility) && g.card(id).controller === seat,
  );
  return isPlanetLocation(g, location) ? [...vessels, planetSpot(location)] : vessels;
}

const theirsHere = ({ g, opponent, attempt }: Reading): number[] =>
  spotsOf(g, opponent, attempt!.location).flatMap((s) => ablePersonnelAt(g, s, opponent));
const guards = (ctx: Reading): number[] => theirsHere(ctx).filter((id) => skillLevel(ctx.g, id, SECURITY) > 0);
const yourShipsHere = ({ g, you, attempt }: Reading): number[] =>
  g.tableau.space[attempt!.location].filter((id) => g.def(id).ship && g.card(id).controller === you);

const extradite = script(
  'up to four of opponent’s SECURITY personnel may beam to one of your ships here, capture a crew member of lower STRENGTH and/or beam off',
  function* (ctx) {
    const { g, you, opponent, source } = ctx;
    if (yourShipsHere(ctx).length === 0) return;
    const send = { id: 'guards', text: '{card}: who beams over?', card: source };
    const team = yield* chooseCards(opponent, guards(ctx), 0, MOST, send);
    if (team.length === 0) return;
    const to = { id: 'ship', text: '{card}: to which ship?', card: source };
    const ship = yield* chooseSpot(opponent, yourShipsHere(ctx), to);
    for (const id of team) putAt(g, id, ship);
    const best = Math.max(...team.map((id) => attribute(g, id, 'strength')));
    const weaker = personnelAt(g, ship, you).filter((id) => attribute(g, id, 'strength') < best);
    const whom = { id: 'extradite', text: '{card}: who is captured?', card: source };
    const [captive] = yield* chooseCards(opponent, weaker, 0, 1, whom);
    if (captive !== undefined) yield* capture(g, captive, opponent, source);
    const off = { id: 'beam-off', text: '{card}: do they beam off again?', card: source };
    if (!(yield* confirm(opponent, off))) return;
    const home = { id: 'home', text: '{card}: where to?', card: source };
    const spot = yield* chooseSpot(opponent, spotsOf(g, opponent, ctx.attempt!.location), home);
    const along = captive !== undefined && present(g, captive, team[0]) ? [captive] : [];
    for (const id of [...team, ...along]) putAt(g, id, spot);
  },
  { hint: -3 },
);

export const extradition = dilemma('Extradition', {
  encounter: simply(
    ifThen(
      when('opponent has Law or Treachery here', (ctx) =>
        theirsHere(ctx).some((id) => PRETEXTS.some((s) => skillLevel(ctx.g, id, s) > 0)),
      ),
      extradite,
    ),
  ),
  capturing: true,
});

/** Getting your people back from the other player (BOG-81, BOG-83). */
import {
  chooseSpot,
  hiddenIn,
  isInfiltrating,
  locationOf,
  locationOfSpot,
  personnelAt,
  planetSpot,
  type Spot,
  sendTo,
  setFree,
} from '@spaceline/engine';
import { type Effect, type Reading, type Selector, select } from '@spaceline/engine/language';
import { captivesOf } from '../captives.ts';

/** Those of yours whom your opponent holds. */
export const yourCaptured: Selector = select(
  'one of your personnel held captive',
  'your personnel held captive',
  ({ g, you, opponent }) => captivesOf(g, opponent).filter((id) => g.card(id).owner === you),
);

/** Where they are held; whoever is aboard a cloaked or phased ship is at no location (CR-76, CR-92). */
const placeOf = ({ g }: Reading, id: number): number => (hiddenIn(g, id) < 0 ? locationOf(g, id) : -1);

/** Your crews and Away Teams, stopped or not, where somebody of yours is held. */
function rescuers(r: Reading): Spot[] {
  const { g, you } = r;
  const places = new Set(yourCaptured.ids(r).map((id) => placeOf(r, id)));
  const spots: Spot[] = [...g.tableau.hosts, ...g.state.locations.map((l) => planetSpot(l.id))];
  const isTeam = (s: Spot): boolean =>
    personnelAt(g, s, you).some((id) => hiddenIn(g, id) < 0 && !isInfiltrating(g, id));
  return spots.filter((s) => places.has(locationOfSpot(g, s)) && isTeam(s));
}

/** A crew or Away Team takes in whoever is held at its location. */
export const rescuesAtOnePlace: Effect = {
  *run(r) {
    const { g } = r;
    const question = { id: 'rescuers', text: '{card}: who rescues them?', card: r.source };
    const spot = yield* chooseSpot(r.g, r.you, rescuers(r), question);
    for (const id of yourCaptured.ids(r).filter((x) => placeOf(r, x) === locationOfSpot(g, spot))) {
      setFree(g, id);
      sendTo(g, id, spot);
    }
  },
  could: (r) => rescuers(r).length > 0,
  text: `one of your crews or Away Teams frees all ${yourCaptured.many} at its location, who join it`,
  hint: 3,
};

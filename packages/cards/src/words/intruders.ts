/** Intruders: Rogue Borg and other people of the opponent's aboard your ships. */
import {
  boardersAt,
  controls,
  type Game,
  headsOf,
  isInfiltrating,
  mayBeCaptured,
  personnelAt,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  affiliation,
  amountOf,
  anything,
  both,
  type Filter,
  inFigures,
  infiltrating,
  not,
  opponents,
  people,
  presentWith,
  type Reach,
  type Reading,
  type Selector,
  select,
  titled,
  vessels,
  your,
} from '@spaceline/engine/language';
import { assimilable, talonDrone } from './fighting.ts';

/** The ship of yours that somebody of your opponent's is aboard, or -1. */
function boardedShip({ g, you }: Reading, id: number): number {
  const { zone, host, controller } = g.card(id);
  if (zone !== Zone.Aboard || controller === you || !g.def(host).ship) return -1;
  return controls(g, you, host) ? host : -1;
}
const boards = (g: Game, id: number): boolean => g.def(id).rules?.boards === true;

/** So few of them that a text speaks of them. DOM-26: an infiltrator is no intruder to the other player. */
export const fewerIntrudersThan = (n: Amount, kind?: 'Rogue Borg'): Reach => ({
  has: (r, id) => {
    const { g } = r;
    const isMeant = boards(g, id) || (kind === undefined && g.def(id).personnel && !isInfiltrating(g, id));
    const ship = isMeant ? boardedShip(r, id) : -1;
    if (ship < 0) return false;
    const people =
      kind === undefined ? personnelAt(g, ship, g.card(id).controller).filter((x) => !isInfiltrating(g, x)) : [];
    return boardersAt(g, ship).length + headsOf(g, people) < amountOf(n, r);
  },
  each: inFigures(n, (k) => `each ${kind ?? 'intruder'} aboard your ship, if fewer than ${k} are there,`),
});

/** Somebody of your opponent's aboard your ship or facility (DOM-26: but no infiltrator). */
export const intruders: Filter = {
  test: ({ g, you }, id) => {
    const { zone, host, controller } = g.card(id);
    if (zone !== Zone.Aboard || controller === you || !controls(g, you, host)) return false;
    return boards(g, id) || (g.def(id).personnel && !isInfiltrating(g, id));
  },
  pre: 'intruders',
  post: '',
  named: true,
};

/** Your cards of that title where so few people of your opponent's are that they are one small Away Team (R-1.20: a card may show two). */
export const smallTeamIn = (title: string, most: Amount = 2): Selector => {
  const rooms = your(anything).which(titled(title));
  const size = ({ g, you, opponent }: Reading, room: number): number =>
    personnelAt(g, room, opponent)
      .filter((id) => !isInfiltrating(g, id) && mayBeCaptured(g, id, you))
      .reduce((sum, id) => sum + g.def(id).people, 0);
  const one = inFigures(most, (k) => `your ${title} with an opposing Away Team of at most ${k}`);
  return select(one, one, (r) => rooms.ids(r).filter((id) => size(r, id) > 0 && size(r, id) <= amountOf(most, r)));
};

const besideDrone = opponents(people)
  .which(both(assimilable, not(infiltrating)))
  .aboard(your(vessels).which(affiliation('Borg')))
  .which(presentWith(your(people).which(talonDrone)));

/** VOY-26: whom the Borg could assimilate aboard their ships and facilities, where a Talon Drone is. */
export const intruderBesideTalonDrone: Selector = {
  ...select(
    'one personnel intruder aboard your Borg ship or facility, if your Talon Drone is present',
    'such intruders',
    (r) => besideDrone.ids(r),
  ),
  theirs: true,
};

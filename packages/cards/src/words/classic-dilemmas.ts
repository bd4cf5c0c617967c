/** Dilemmas of the first set that come again as halves of others. */

import {
  cardsAt,
  chooseCard,
  type Flow,
  forbidden,
  type Game,
  hiddenIn,
  isCaptive,
  isCardSpot,
  sendTo,
  setController,
} from '@spaceline/engine';
import {
  all,
  allOf,
  anyOf,
  both,
  discard,
  type Effect,
  type Filter,
  female,
  forEachPerson,
  half,
  hasEquipment,
  highest,
  ifThen,
  kill,
  later,
  male,
  opponentChooses,
  participants,
  random,
  runOffToFurthestPlanet,
  type Selector,
  select,
  ships,
  skill,
  skilled,
  thereIs,
  those,
  toGetPast,
  totalOver,
  unless,
  which,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from './choosing.ts';
import { allAttributes } from './dilemma-people.ts';
import { rebootsHand } from './diseases.ts';
import { crewHas } from './permissions.ts';

export const ancientComputerWall: Effect = toGetPast(
  anyOf(skilled('Computer Skill', 2), skilled('SCIENCE', 3), skilled('ENGINEER', 3)),
);
export const microvirusOf = (team: Selector): Effect =>
  unless(allOf(skilled('MEDICAL'), skilled('SECURITY')), kill(opponentChooses(1, team)), 'discard');
export const anaphasicOrganismIn = (team: Selector): Effect =>
  unless(
    allOf(skilled('SECURITY'), skilled('MEDICAL')),
    ifPossible(discard(highest(allAttributes, which(team, female)))),
    'discard',
  );
export const nagilumAmong = (team: Selector): Effect =>
  unless(
    anyOf(skilled('Diplomacy', 3), totalOver('strength', 40)),
    kill(random(half(forEachPerson(team)), team)),
    'discard',
  );
export const computerWeapon: Effect = unless(skilled('SCIENCE'), rebootsHand, 'discard');
export const loveInterestOf = (who: 'female' | 'male', team: Selector): Effect =>
  runOffToFurthestPlanet(random(1, which(team, who === 'female' ? female : male)));
/** You choose who beams over: whoever could save the others does. */
export const plagueShipFor = (team: Selector): Effect => {
  const medic = which(team, skill('MEDICAL'));
  return ifThen(thereIs(medic), discard(youChoose(1, medic)), failing(kill(all(team))));
};
/** It is what an unmet condition brings: the team does not get past, and the dilemma is gone. */
const failing = (e: Effect): Effect => ({
  ...e,
  *run(r) {
    yield* e.run(r);
    r.outcome = 'failed-discard';
  },
});

/** Who may tow the scow away. */
export const scowTugs: Selector = your(ships).which(both(hasEquipment('Tractor Beam'), crewHas(['ENGINEER', 2]))).here;

/** A ship, and those aboard who are its player's. */
const shipAndCrew = (g: Game, ship: number): number[] => {
  const { controller } = g.card(ship);
  const crew = cardsAt(g, ship).filter((id) => g.card(id).controller === controller && !isCaptive(g, id));
  return [ship, ...crew];
};

const giveThemBack: Effect = {
  *run(r): Flow {
    for (const id of those.ids(r)) if (r.g.card(id).controller === r.you) setController(r.g, id, r.opponent);
  },
  could: () => true,
  text: 'your opponent has all those cards again',
  hint: 0,
};
const helm = all(
  select('ship and crew', 'ship and crew', ({ g, target, you }) =>
    g.card(target).controller === you ? [] : shipAndCrew(g, target),
  ),
);
const untilThen = later({ at: 'end', turns: 0 }, helm, giveThemBack);

/** The card is used up as it is played, so that nothing ends it before the turn does. */
export const usedAsYourOwn = (unguarded: Filter): Effect => ({
  ...untilThen,
  *run(r): Flow {
    const { g, target, you } = r;
    if (!unguarded.test(r, target)) return;
    const cards = yield* helm.pick(r);
    yield* untilThen.run(r);
    for (const id of cards) setController(g, id, you);
  },
  text: `if it is ${unguarded.post}, use ship and crew as your own until the end of this turn`,
  hint: -5,
});

/** An Away Team beams back to a ship of its player's, if there is one; then the other player has ship and crew until they are stopped. */
const takenOver: Effect = {
  *run(r): Flow {
    const { g, you, attempt } = r;
    if (attempt === null) return;
    let { spot } = attempt;
    if (!isCardSpot(spot)) {
      const home = g.tableau.space[attempt.location].filter(
        (id) => g.def(id).ship && g.card(id).controller === you && hiddenIn(g, id) < 0,
      );
      const question = { id: 'beam-back', text: '{card}: to which ship does the team beam back?', card: r.source };
      const ship = yield* chooseCard(g, you, home, question);
      // the quarantined stay
      const free = participants(r).filter((id) => forbidden(g, 'leave', id, you) === null);
      for (const id of ship >= 0 ? free : []) sendTo(g, id, ship);
      if (ship >= 0) spot = ship;
    }
    const cards = isCardSpot(spot) ? shipAndCrew(g, spot) : participants(r);
    for (const id of cards) setController(g, id, r.opponent);
    r.bind('taken over', cards);
  },
  could: () => true,
  text: 'Away Team (if any) beams back, and your opponent immediately controls ship and crew until they are stopped',
  hint: -5,
};
export const alienParasites: Effect = unless(totalOver('integrity', 32), takenOver);

import {
  allOf,
  anyOf,
  anything,
  awake,
  both,
  either,
  fewerThan,
  inSpace,
  keyword,
  mayAttack,
  mayNotBeAttempted,
  mayNotBeScouted,
  missions,
  objective,
  opponents,
  people,
  playsOn,
  ships,
  skill,
  staffed,
  thereIs,
  thereIsNo,
  your,
  yoursHere,
} from '@spaceline/engine/language';

/** the disabled guard nothing. */
const guards = your(people).which(both(awake, either(keyword("Jem'Hadar"), skill('SECURITY')))).present;
const patrol = your(ships).which(both(staffed, inSpace)).here;

export const postGarrison = objective('Post Garrison', {
  plays: [playsOn(missions)],
  modifiers: [mayNotBeAttempted('opponent'), mayNotBeScouted(), mayAttack(opponents(anything), yoursHere)],
  nullified: anyOf(
    allOf(thereIs(missions.planet.here), fewerThan(3, guards)),
    allOf(thereIsNo(missions.planet.here), fewerThan(2, patrol)),
  ),
});

import {
  anyOf,
  damageShip,
  dilemma,
  having,
  skill,
  skilled,
  someone,
  theShip,
  unless,
} from '@spaceline/engine/language';

export const gravimetricDistortion = dilemma('Gravimetric Distortion', {
  encounter: unless(
    anyOf(skilled('ENGINEER', 4), skilled('Astrophysics', 2), someone(skill('Navigation', 2)), having('Guinan')),
    damageShip(theShip),
  ),
});

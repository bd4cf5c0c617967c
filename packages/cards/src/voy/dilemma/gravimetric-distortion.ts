import {
  anyOf,
  damageShip,
  dilemma,
  participants,
  passes,
  skill,
  skilled,
  someone,
  theShip,
  titled,
  unless,
  when,
} from '@spaceline/engine/language';

const guinan = titled('Guinan');

export const gravimetricDistortion = dilemma('Gravimetric Distortion', {
  encounter: unless(
    anyOf(
      skilled('ENGINEER', 4),
      skilled('Astrophysics', 2),
      someone(skill('Navigation', 2)),
      when('Guinan', (ctx) => participants(ctx).some((id) => passes(ctx.g, guinan, id)), 0.95),
    ),
    damageShip(theShip),
  ),
});
